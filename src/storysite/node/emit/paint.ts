import { styleText } from 'node:util';

type Colour = 'red' | 'yellow';

/** A text in a colour where the stream is a terminal that shows colours, which NO_COLOR decides, too. */
export function paint(
  colour: Colour,
  text: string,
  stream: Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'hasColors'>> = process.stdout,
): string {
  const isColoured = stream.isTTY && stream.hasColors?.();
  // Node asks the standard output again otherwise.
  return isColoured ? styleText(colour, text, { validateStream: false }) : text;
}

/** A report whose warnings one sees first. */
export function paintReport(report: string, stream?: Parameters<typeof paint>[2]): string {
  return report.replace(/^Warnings .*(?:\n {2}.*)*/m, (lines) => paint('yellow', lines, stream));
}
