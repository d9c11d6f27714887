import { SOURCE_FOLD_LINES } from '../../core/limits.ts';
import { english, textIn } from '../../core/texts/t.ts';
import type { LineRange } from './findSetup.ts';

interface FoldOptions {
  /** The code as plain text. */
  source: string;
  /** Lines behind a button that names their number. */
  setup?: LineRange[];
  /** What marked lines contain, one of these at least. */
  marks?: RegExp[];
}

/**
 * Wraps the lines of highlighted code that are folded at first: its setup, and what comes after the first lines. The text
 * stays the same: what a fold says is in its button's name.
 */
export function foldLines(html: string, { source, setup = [], marks = [] }: FoldOptions): string {
  const texts = source.split('\n');
  const lines = html.split('\n').map((line, index) => {
    const isSetup = setup.some(([first, last]) => index >= first && index <= last);
    const isMarked = !isSetup && marks.some((mark) => (texts[index] ?? '').search(mark) >= 0);
    return isMarked ? `<mark>${line}</mark>` : line;
  });
  const parts: string[] = [];
  let shown = 0;
  let rest: number | undefined;
  for (let index = 0; index < lines.length; index++) {
    const range = setup.find(([first]) => first === index);
    if (shown === SOURCE_FOLD_LINES && rest === undefined) rest = parts.length;
    if (range) {
      parts.push(foldSetup(lines.slice(index, range[1] + 1)));
      index = range[1];
    } else {
      parts.push(`${lines[index]}\n`);
      shown++;
    }
  }
  const text = (from: number, to?: number) => parts.slice(from, to).join('');
  if (rest === undefined) return text(0).slice(0, -1);
  return `${text(0, rest)}<span data-rest>${text(rest).slice(0, -1)}</span>`;
}

/** The line breaks are inside, so that a hidden fold leaves no empty line. */
function foldSetup(lines: string[]): string {
  const name = textIn(english, 'setupLines', { count: lines.length });
  const button = `<button type="button" data-setup="${lines.length}" aria-expanded="false" aria-label="${name}"></button>`;
  return `${button}<span>${lines.join('\n')}\n</span>`;
}

/** How many lines are folded at first, because they are setup, or too many. */
export function countFolded(source: string, setup: LineRange[]): { setup: number; rest: number } {
  const all = source.trimEnd().split('\n').length;
  const inSetup = setup.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return { setup: inSetup, rest: Math.max(0, all - inSetup - SOURCE_FOLD_LINES) };
}
