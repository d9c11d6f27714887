/** A text as every file of a site is read: without a mark at its start, and each line ends with `\n`. */
export function tidyLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
