import { styleText } from 'node:util';

type Colour = 'red' | 'yellow';

/** Colors a text if the stream is a terminal with colors, which also depends on NO_COLOR. */
export function paint(
  colour: Colour,
  text: string,
  stream: Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'hasColors'>> = process.stdout,
): string {
  const isColoured = stream.isTTY && stream.hasColors?.();
  // Otherwise Node checks the standard output again.
  return isColoured ? styleText(colour, text, { validateStream: false }) : text;
}

/** A report whose warnings stand out. */
export function paintReport(report: string, stream?: Parameters<typeof paint>[2]): string {
  return report.replace(/^Warnings .*(?:\n {2}.*)*/m, (lines) => paint('yellow', lines, stream));
}
