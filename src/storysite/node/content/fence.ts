/** What stands behind the three ticks of a code block: `tsx title="Tags.tsx" showLineNumbers {2,4-6}`. */
export interface Fence {
  /** As it is written; undefined for none. */
  language?: string;
  title?: string;
  /** Number of the first line where lines are numbered. */
  firstNumber?: number;
  /** First and last lines that are marked; the code's first line is 1. */
  marked: [first: number, last: number][];
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const MARKED = /\{([\d\s,-]+)\}/;
/** `showLineNumbers`, `showLineNumbers=3`, `showLineNumbers{3}`, `:line-numbers`, `:line-numbers=3`. */
const NUMBERS = /(?:\bshowLineNumbers|:line-numbers)\b(?:=\{?(\d+)\}?|\{(\d+)\})?/;

/** Reads a code block's first line, as Docusaurus and VitePress write it. */
export function readFence(text: string): Fence {
  const language = /^[^\s{:=]+/.exec(text)?.[0];
  const [titlePart = '', double, single, bare] = TITLE.exec(text) ?? [];
  const title = double ?? single ?? bare;
  // A title may contain all that follows.
  const rest = text.replace(titlePart, ' ');
  const numbers = NUMBERS.exec(rest);
  const marked = MARKED.exec(rest.replace(NUMBERS, ' '))?.[1] ?? '';
  return {
    ...(language && { language }),
    ...(title && { title }),
    ...(numbers && { firstNumber: Number(numbers[1] ?? numbers[2] ?? 1) }),
    marked: marked.split(',').flatMap(readRange),
  };
}

function readRange(text: string): [number, number][] {
  const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(text) ?? [];
  return first ? [[Number(first), Number(last)]] : [];
}

/** Wraps the lines of highlighted code that are marked or numbered; the text stays the same. */
export function wrapLines(html: string, { firstNumber, marked }: Fence): string {
  if (firstNumber === undefined && marked.length === 0) return html;
  const lines = html.split('\n');
  const width = String((firstNumber ?? 0) + lines.length - 1).length;
  const wrapped = lines.map((line, index) => {
    const isMarked = marked.some(([first, last]) => index + 1 >= first && index + 1 <= last);
    const number =
      firstNumber === undefined
        ? ''
        : ` data-line="${String(firstNumber + index).padStart(width)}"`;
    if (isMarked) return `<mark${number}>${line}</mark>`;
    return number ? `<span${number}>${line}</span>` : line;
  });
  return wrapped.join('\n');
}
