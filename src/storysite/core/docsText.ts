/** A description without the indentation of its source and without blank lines around it. */
export function tidyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const indents = lines
    .slice(1)
    .filter((line) => line.trim())
    .map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  const rest = lines.slice(1).map((line) => line.slice(Math.min(indent, line.length)));
  return [lines[0]?.trimStart(), ...rest].join('\n').trim();
}

/** Characters that Markdown may interpret: marks, addresses, indentation, list numbers. */
const MARKS = /[\n`*_~[\]<>|\\&@#]|^[-+=]|^\d+[.)]|:\/\/|www\./;

/** Whether a text is one paragraph without any Markdown. */
export function isPlainText(text: string): boolean {
  return !MARKS.test(text);
}

/** Id of the static HTML of a description: short, and the same for the same text (cyrb53, public domain). */
export function textKey(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `text:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
