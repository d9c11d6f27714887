import { types as t } from 'storybook/internal/babel';
import { parseScript } from '../storybook/parseScript.ts';

/** Lines of a file, the first and the last one, counted from 0. */
export type LineRange = [first: number, last: number];

/** Fewer lines are not worth a fold. */
const MIN_LINES = 3;

/** The lines of a module that only prepare it: its imports, types and data, neighbours joined. */
export function findSetup(code: string): LineRange[] {
  const ranges: LineRange[] = [];
  for (const node of parse(code)) {
    const [first, last] = linesOf(node, code);
    if (!isSetup(node)) {
      ranges.push([Infinity, Infinity]);
      continue;
    }
    const before = ranges.at(-1);
    if (before && before[0] !== Infinity) before[1] = last;
    else ranges.push([first, last]);
  }
  return ranges.filter(([first, last]) => first !== Infinity && last - first + 1 >= MIN_LINES);
}

/** Nothing for a text that is no module. */
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
  if (t.isImportDeclaration(node) || t.isTSTypeAliasDeclaration(node)) return true;
  if (t.isTSInterfaceDeclaration(node)) return true;
  if (t.isExportNamedDeclaration(node)) return !!node.declaration && isSetup(node.declaration);
  return t.isVariableDeclaration(node) && node.declarations.every(({ init }) => !isCode(init));
}

function isCode(node: t.Node | null | undefined): boolean {
  return t.isFunction(node) || t.isJSXElement(node) || t.isJSXFragment(node);
}
