import { types as t } from 'storybook/internal/babel';
import type { MarkedLines } from '../../core/config/SitePlugin.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { SOURCE_FOLD_LINES, SOURCE_FOLD_MIN_LINES } from '../../core/limits.ts';
import { serverTexts } from '../../core/texts/server.ts';
import { english, textIn } from '../../core/texts/t.ts';
import { parseScript } from '../project/parseScript.ts';
import { marks } from '../../core/marks.ts';

interface FoldOptions {
  /** The code as plain text. */
  source: string;
  /** Lines folded behind a button with their number. */
  setup?: LineRange[];
  marks?: MarkedLines[];
}

/**
 * Wraps the lines of highlighted code that are folded at first: its setup, and all lines after the first ones. Marked
 * lines are never folded. The text stays the same: the label of a fold is the name of its button.
 */
export function foldLines(
  html: string,
  { source, setup: found = [], marks: patterns = [] }: FoldOptions,
): string {
  const texts = source.split('\n');
  const isMarked = (text: string) => patterns.some(({ pattern }) => text.search(pattern) >= 0);
  const setup = found.filter(([first, last]) => !texts.slice(first, last + 1).some(isMarked));
  const lastMarked = texts.findLastIndex(isMarked);
  const noted = new Set<string>();
  const noteFor = (text: string) =>
    patterns.flatMap(({ pattern, note = '' }) => {
      const [found] = text.match(new RegExp(pattern, pattern.flags.replace('g', ''))) ?? [];
      return found === undefined ? [] : note.replaceAll('$&', () => found);
    })[0];
  const lines = html.split('\n').map((line, index) => {
    const isSetup = setup.some(([first, last]) => index >= first && index <= last);
    const note = isSetup ? undefined : noteFor(texts[index] ?? '');
    if (note === undefined) return line;
    // Each note is shown once.
    const isNew = note !== '' && !noted.has(note);
    noted.add(note);
    return isNew ? `<mark data-note="${escapeHtml(note)}">${line}</mark>` : `<mark>${line}</mark>`;
  });
  const parts: string[] = [];
  let shown = 0;
  let rest: number | undefined;
  for (let index = 0; index < lines.length; index++) {
    const range = setup.find(([first]) => first === index);
    if (shown >= SOURCE_FOLD_LINES && index > lastMarked + LINES_AFTER_MARK && rest === undefined)
      rest = parts.length;
    if (range) {
      parts.push(foldSetup(lines.slice(index, range[1] + 1)));
      index = range[1];
    } else {
      parts.push(`${lines[index]}\n`);
      shown++;
    }
  }
  // The last line has no line break, which may be inside a fold.
  const end = (part: string) => part.replace(/\n(<\/span>)?$/, '$1');
  const folded = rest === undefined ? '' : end(parts.slice(rest).join(''));
  if (folded.split('\n').length < SOURCE_FOLD_MIN_LINES) return end(parts.join(''));
  return `${parts.slice(0, rest).join('')}<span ${marks.rest}>${folded}</span>`;
}

/** Line breaks are inside, so that a hidden fold leaves no empty line. */
function foldSetup(lines: string[]): string {
  const name = textIn(serverTexts, english, 'setupLines', { count: lines.length });
  const button = `<button type="button" data-setup="${lines.length}" aria-expanded="false" aria-label="${name}"></button>`;
  return `${button}<span>${lines.join('\n')}\n</span>`;
}

/** First and last line of a range, counted from 0. */
export type LineRange = [first: number, last: number];

/** Fewer lines are not worth a fold. */
const MIN_LINES = 3;

/** A marked line is usually the start of a statement of a few lines. */
const LINES_AFTER_MARK = 3;

/** Imports show a reader what to install, so they are folded only if they leave little room for the rest. */
const MAX_IMPORT_LINES = 10;

/** The lines of a module's setup: types and data, and imports if there are many; adjacent ranges are joined. */
export function findSetup(code: string): LineRange[] {
  const ranges: LineRange[] = [];
  const nodes = parse(code);
  const imports = nodes.filter((node) => t.isImportDeclaration(node));
  const importLines = imports.reduce((sum, node) => {
    const [first, last] = linesOf(node, code);
    return sum + last - first + 1;
  }, 0);
  const isFolded = (node: t.Statement) =>
    t.isImportDeclaration(node) ? importLines > MAX_IMPORT_LINES : isSetup(node);
  for (const node of nodes) {
    const [first, last] = linesOf(node, code);
    if (!isFolded(node)) {
      ranges.push([Infinity, Infinity]);
      continue;
    }
    const before = ranges.at(-1);
    if (before && before[0] !== Infinity) before[1] = last;
    else ranges.push([first, last]);
  }
  return ranges.filter(([first, last]) => first !== Infinity && last - first + 1 >= MIN_LINES);
}

/** Empty for text that is not a module. */
function parse(code: string): t.Statement[] {
  try {
    return parseScript(code).program.body;
  } catch {
    return [];
  }
}

/** A statement's lines with the comments above it. */
function linesOf({ start, end, leadingComments }: t.Statement, code: string): LineRange {
  const lineAt = (place: number | null | undefined) =>
    code.slice(0, place ?? 0).split('\n').length - 1;
  return [lineAt(leadingComments?.[0]?.start ?? start), lineAt(end)];
}

function isSetup(node: t.Statement): boolean {
  if (t.isTSTypeAliasDeclaration(node) || t.isTSInterfaceDeclaration(node)) return true;
  if (t.isExportNamedDeclaration(node)) return !!node.declaration && isSetup(node.declaration);
  return t.isVariableDeclaration(node) && node.declarations.every(({ init }) => !isCode(init));
}

function isCode(node: t.Node | null | undefined): boolean {
  return t.isFunction(node) || t.isJSXElement(node) || t.isJSXFragment(node);
}
