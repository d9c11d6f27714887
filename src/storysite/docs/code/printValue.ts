/** A piece of code and its class of the highlighter: `k`eyword, `s`tring, `n`umber, `t`ag, `f`unction or attribute. */
export type Token = [text: string, kind?: 'k' | 's' | 'n' | 't' | 'f'];

/** Prints values that are not data, such as elements and components; undefined for a value that cannot be printed. */
export type PrintOther = (value: object, walk: Walk) => Token[] | undefined;

/** Where in a value the printer is. */
export interface Walk {
  /** How many more values it may print, so that it never prints a whole document. */
  budget: { left: number };
  around: readonly object[];
  printOther: PrintOther;
}

const MOST_VALUES = 20_000;
const MOST_LEVELS = 100;
const LINE_WIDTH = 60;

/** The start of a walk. */
export function startWalk(printOther: PrintOther): Walk {
  return { budget: { left: MOST_VALUES }, around: [], printOther };
}

/** An expression with the same value; undefined for functions, class instances, cycles and the like. */
export function printValue(value: unknown, walk: Walk): Token[] | undefined {
  walk.budget.left -= 1;
  if (walk.budget.left < 0) return undefined;
  switch (typeof value) {
    case 'string':
      return [[quote(value), 's']];
    case 'number':
      return [[Object.is(value, -0) ? '-0' : String(value), 'n']];
    case 'bigint':
      return [[`${value}n`, 'n']];
    case 'symbol': {
      const key = Symbol.keyFor(value);
      return key === undefined ? undefined : [['Symbol'], ['.for', 'f'], [`(${quote(key)})`]];
    }
    case 'object':
      return value === null ? [['null', 'k']] : printObject(value, walk);
    case 'function':
      return walk.printOther(value, walk);
    default:
      return [[String(value), 'k']];
  }
}

/** The text of tokens. */
export function textOf(tokens: Token[]): string {
  return tokens.map(([text]) => text).join('');
}

/** Tokens whose further lines begin further in. */
export function indent(tokens: Token[]): Token[] {
  return tokens.map(([text, kind]) => [text.replaceAll('\n', '\n  '), kind]);
}

/** A text in single quotes. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escape);
  return `'${escaped}'`;
}

const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The walk inside an object; undefined for a cycle. */
export function enter(value: object, walk: Walk): Walk | undefined {
  const { around } = walk;
  if (around.length > MOST_LEVELS || around.includes(value)) return undefined;
  return { ...walk, around: [...around, value] };
}

function printObject(value: object, outer: Walk): Token[] | undefined {
  const walk = enter(value, outer);
  if (!walk) return undefined;
  const other = walk.printOther(value, walk);
  return other || '$$typeof' in value ? other : printPlain(value, walk);
}

function printPlain(value: object, walk: Walk): Token[] | undefined {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null;
  if (prototype === null || prototype === Object.prototype) return printFields(value, walk);
  const name = prototype.constructor?.name ?? '';
  const builtIn = (globalThis as Record<string, unknown>)[name] as { prototype?: object };
  // A class of the project may have any name.
  if (builtIn?.prototype !== prototype) return undefined;
  if (Array.isArray(value)) return printArray(value, walk);
  if (ArrayBuffer.isView(value)) return printView(value, name, walk);
  if (value instanceof Error) return printError(value, name, walk);
  if (value instanceof RegExp) {
    return value.lastIndex === 0 && hasOnly(value, 'lastIndex')
      ? [[String(value), 's']]
      : undefined;
  }
  if (!hasOnly(value)) return undefined;
  if (value instanceof Date) {
    const time = Number.isNaN(value.getTime()) ? NaN : value.toISOString();
    return printNew(name, [printValue(time, walk)]);
  }
  if (value instanceof URL || value instanceof URLSearchParams) {
    return printNew(name, [printValue(String(value), walk)]);
  }
  if (value instanceof Map || value instanceof Set) {
    return printNew(name, value.size > 0 ? [printArray([...value], walk)] : []);
  }
  return undefined;
}

/** Whether an object has no other own properties. */
function hasOnly(value: object, ...names: string[]): boolean {
  return Object.getOwnPropertyNames(value).every((name) => names.includes(name));
}

function printNew(name: string, given: (Token[] | undefined)[]): Token[] | undefined {
  const all = given.filter((one) => one !== undefined);
  if (all.length < given.length) return undefined;
  const inner = all.flatMap((tokens, index): Token[] => (index > 0 ? [[', '], ...tokens] : tokens));
  return [['new ', 'k'], [name, 'f'], ['('], ...inner, [')']];
}

function printError(error: Error, name: string, walk: Walk): Token[] | undefined {
  if (!/^(|Eval|Range|Reference|Syntax|Type|URI)Error$/.test(name)) return undefined;
  if (!hasOnly(error, 'stack', 'message', 'cause')) return undefined;
  const has = (key: string) => Object.hasOwn(error, key);
  const cause = has('cause') ? [printValue({ cause: error.cause }, walk)] : [];
  const message = has('message') ? error.message : undefined;
  if (message === undefined && cause.length === 0) return printNew(name, []);
  return printNew(name, [printValue(message, walk), ...cause]);
}

/** A typed array; undefined for another view of memory. */
function printView(view: ArrayBufferView, name: string, walk: Walk): Token[] | undefined {
  if (!/^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/.test(name)) return undefined;
  const items = [...(view as Iterable<unknown> & ArrayBufferView)];
  return printNew(name, items.length > 0 ? [printArray(items, walk)] : []);
}

function printArray(array: unknown[], walk: Walk): Token[] | undefined {
  // No holes, and no properties except the items.
  if (Reflect.ownKeys(array).length !== array.length + 1) return undefined;
  const items: Token[][] = [];
  for (const item of array) {
    const tokens = printValue(item, walk);
    if (!tokens) return undefined;
    items.push(tokens);
  }
  return printList('[', items, ']');
}

function printFields(value: object, walk: Walk): Token[] | undefined {
  const fields: Token[][] =
    Object.getPrototypeOf(value) === null ? [[['__proto__: '], ['null', 'k']]] : [];
  for (const key of Reflect.ownKeys(value)) {
    const field = Object.getOwnPropertyDescriptor(value, key);
    if (typeof key === 'symbol' || !field?.enumerable || !('value' in field)) return undefined;
    const tokens = printValue(field.value, walk);
    if (!tokens) return undefined;
    fields.push([[`${printKey(key)}: `], ...tokens]);
  }
  return printList('{ ', fields, ' }');
}

/** A property's name in an object. */
export function printKey(key: string): string {
  // This one would set the prototype.
  if (key === '__proto__') return `['__proto__']`;
  return /^([A-Za-z_$][\w$]*|0|[1-9]\d{0,9})$/.test(key) ? key : quote(key);
}

function printList(open: string, items: Token[][], close: string): Token[] {
  const separate = (between: string) =>
    items.flatMap((tokens, index): Token[] => (index > 0 ? [[between], ...tokens] : tokens));
  if (items.length === 0) return [[open.trim() + close.trim()]];
  const inline: Token[] = [[open], ...separate(', '), [close]];
  const text = textOf(inline);
  if (text.length <= LINE_WIDTH && !text.includes('\n')) return inline;
  return [[`${open.trim()}\n  `], ...indent(separate(',\n')), [`,\n${close.trim()}`]];
}
