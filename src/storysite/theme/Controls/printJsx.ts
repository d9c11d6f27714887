import type { Args } from '../../client/annotations/types.ts';

/** A piece of code and its class of the highlighter: `k`eyword, `s`tring, `n`umber, `t`ag, `f`unction or attribute. */
export type Token = [text: string, kind?: 'k' | 's' | 'n' | 't' | 'f'];

export interface JsxSource {
  /** `Select`. */
  name: string;
  /** `import Select from 'rc-select';`, where it is known. */
  importLine?: string;
  args: Args;
  /** What a property is when it is left out, as JSON where JSON can say it; such args are not printed. */
  defaults: Record<string, string | undefined>;
}

const LINE_WIDTH = 80;

/** The JSX of a component with its args, as a reader would write it: without defaults, functions and elements. */
export function printJsx({ name, importLine, args, defaults }: JsxSource): Token[] {
  const { children, ...props } = args;
  const attributes = Object.entries(props).flatMap(([key, value]) => {
    if (isDefault(value, defaults[key])) return [];
    const tokens = printAttribute(key, value);
    return tokens ? [tokens] : [];
  });
  const content =
    typeof children === 'string' || typeof children === 'number' ? String(children) : '';
  const imports: Token[] = importLine ? [...tokenizeImport(importLine), ['\n\n']] : [];
  return [...imports, ...printElement(name, attributes, content)];
}

/** The text of tokens. */
export function textOf(tokens: Token[]): string {
  return tokens.map(([text]) => text).join('');
}

function printElement(name: string, attributes: Token[][], content: string): Token[] {
  const open: Token[] = [['<'], [name, 't']];
  const close: Token[] = content
    ? [['>'], ...printText(content), ['</'], [name, 't'], ['>']]
    : [[' />']];
  const inline = [
    ...open,
    ...attributes.flatMap((tokens): Token[] => [[' '], ...tokens]),
    ...close,
  ];
  const text = textOf(inline);
  if (text.length <= LINE_WIDTH && !text.includes('\n')) return inline;
  const lines = attributes.flatMap((tokens): Token[] => [['\n  '], ...indent(tokens)]);
  const end: Token[] = content
    ? [['\n>\n  '], ...printText(content), ['\n</'], [name, 't'], ['>']]
    : [['\n/>']];
  return [...open, ...lines, ...end];
}

const printText = (text: string): Token[] =>
  /[{}<>\n]/.test(text) ? [['{'], [quote(text), 's'], ['}']] : [[text]];

function indent(tokens: Token[]): Token[] {
  return tokens.map(([text, kind]) => [text.replaceAll('\n', '\n  '), kind]);
}

function printAttribute(name: string, value: unknown): Token[] | undefined {
  if (value === true) return [[name, 'f']];
  if (typeof value === 'string' && !/["\n\\{]/.test(value)) {
    return [[name, 'f'], ['='], [`"${value}"`, 's']];
  }
  const tokens = printValue(value);
  return tokens && [[name, 'f'], ['={'], ...tokens, ['}']];
}

/** A value as an expression; undefined for what has no short one, such as functions and elements. */
function printValue(value: unknown): Token[] | undefined {
  if (value === null || typeof value === 'boolean') return [[String(value), 'k']];
  if (typeof value === 'number') return [[String(value), 'n']];
  if (typeof value === 'string') return [[quote(value), 's']];
  if (Array.isArray(value)) {
    return printList(
      '[',
      value.flatMap((item) => listOf(printValue(item))),
      ']',
    );
  }
  if (typeof value !== 'object' || '$$typeof' in value) return undefined;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const tokens = printValue(field);
    const name = /^[\w$]+$/.test(key) ? key : quote(key);
    return tokens ? [[[`${name}: `], ...tokens] satisfies Token[]] : [];
  });
  return printList('{ ', fields, ' }');
}

const listOf = (tokens: Token[] | undefined) => (tokens ? [tokens] : []);

function printList(open: string, items: Token[][], close: string): Token[] {
  const separate = (between: string) =>
    items.flatMap((tokens, index): Token[] => (index > 0 ? [[between], ...tokens] : tokens));
  if (items.length === 0) return [[open.trim() + close.trim()]];
  const inline: Token[] = [[open], ...separate(', '), [close]];
  const text = textOf(inline);
  if (text.length <= LINE_WIDTH - 20 && !text.includes('\n')) return inline;
  return [[`${open.trim()}\n  `], ...indent(separate(',\n')), [`,\n${close.trim()}`]];
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function isDefault(value: unknown, text: string | undefined): boolean {
  if (value === undefined) return true;
  if (text === undefined) return false;
  const plain = text.trim().replace(/^(['"`])(.*)\1$/, '$2');
  return plain === (typeof value === 'string' ? value : JSON.stringify(value));
}

function tokenizeImport(line: string): Token[] {
  return line.split(/(\bimport\b|\bfrom\b|\btype\b|'[^']*')/).flatMap((text): Token[] => {
    if (text === '') return [];
    return [
      [text, text.startsWith("'") ? 's' : /^(import|from|type)$/.test(text) ? 'k' : undefined],
    ];
  });
}
