import { getFormattedTokens, type Options } from 'sucrase';

/** Text to insert; line and column from 1. */
export interface Insertion {
  line: number;
  column: number;
  text: string;
}

interface Token {
  line: number;
  column: number;
  label: string;
  raw: string;
  isType: boolean;
}

/** A row of Sucrase's table of tokens. */
const ROW = /^(\d+):(\d+)-\d+:\d+ +(\S+) +(\S*)(.*)/gm;
const OPENING = /^(\(|\[|\{|\$\{|\{\|)$/;
const CLOSING = /^(\)|\]|\}|\|\})$/;

/**
 * Insertions that make endless code throw: every iteration of `for` and `while` and every function with a body calls
 * `__loop`, and every `for … of` iterates through `__each`; the frame defines both. Throws on syntax errors.
 */
export function guardLoops(source: string, options: Options): Insertion[] {
  const tokens = readTokens(getFormattedTokens(source, options));
  return tokens
    .flatMap(({ label }, index) => {
      if (label === 'while') return guardWhile(tokens, index);
      if (label === 'for') return guardFor(tokens, index);
      if (label === '=>') return guardBody(tokens[index + 1]);
      return label === 'function' ? guardFunction(tokens, index) : [];
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function readTokens(table: string): Token[] {
  return [...table.matchAll(ROW)].map(([, line, column, label = '', raw = '', rest = '']) => ({
    line: Number(line),
    column: Number(column),
    label,
    raw,
    isType: / isType /.test(rest),
  }));
}

const before = ({ line, column }: Token, text: string): Insertion => ({ line, column, text });

/** Guards the body of a function if it has braces. */
function guardBody(brace: Token | undefined): Insertion[] {
  if (brace?.label !== '{' || brace.isType) return [];
  return [{ line: brace.line, column: brace.column + 1, text: '__loop();' }];
}

function guardFunction(tokens: Token[], index: number): Insertion[] {
  if (tokens[index]?.isType) return [];
  const start = tokens.findIndex((token, at) => at > index && token.label === '(' && !token.isType);
  const { end } = readHead(tokens, start);
  return guardBody(tokens.find(({ isType }, at) => at > end && !isType));
}

function guardWhile(tokens: Token[], index: number): Insertion[] {
  const first = tokens[index + 2];
  return tokens[index + 1]?.label === '(' && first ? [before(first, '__loop(),')] : [];
}

function guardFor(tokens: Token[], index: number): Insertion[] {
  const start = tokens.findIndex(({ label }, at) => at > index && label === '(');
  const { end, semicolons, of } = readHead(tokens, start);
  const close = tokens[end];
  const update = tokens[(semicolons[1] ?? tokens.length) + 1];
  if (update) return [before(update, update === close ? '__loop()' : '__loop(),')];
  const iterable = tokens[(of ?? tokens.length) + 1];
  return iterable && close ? [before(iterable, '__each('), before(close, ')')] : [];
}

/** Finds the end of a loop's head, and its semicolons or `of`. */
function readHead(tokens: Token[], start: number) {
  const semicolons: number[] = [];
  let of: number | undefined;
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const { label = '', raw = '' } = tokens[at] ?? {};
    if (OPENING.test(label)) depth += 1;
    if (CLOSING.test(label)) depth -= 1;
    if (depth === 0) return { end: at, semicolons, of };
    if (depth > 1) continue;
    if (label === ';') semicolons.push(at);
    // `of` may also be a variable's name.
    if (label === 'name' && raw === 'of' && at > start + 1) of ??= at;
  }
  return { end: tokens.length, semicolons, of };
}

/** Applies insertions, which must be in order. */
export function insertInto(source: string, insertions: readonly Insertion[]): string {
  const lines = source.split('\n');
  for (const { line, column, text } of insertions.toReversed()) {
    const old = lines[line - 1] ?? '';
    lines[line - 1] = old.slice(0, column - 1) + text + old.slice(column - 1);
  }
  return lines.join('\n');
}
