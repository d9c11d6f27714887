import { gzipSync } from 'node:zlib';

/** A style sheet of a build. */
export interface BuiltSheet {
  /** Its file in the deploy. */
  file: string;
  css: string;
  /** Bytes after gzip. */
  size: number;
}

/** Measures a sheet once, since it is the same in every document. */
export function measureSheet(file: string, css: string): BuiltSheet {
  return { file, css, size: gzipSync(css).length };
}

/**
 * Maximum bytes of inlined style sheets, after gzip, in a docs page. On a phone a linked sheet delays the first paint
 * by a round trip, 200 ms; an inlined one costs 1 ms for each kilobyte, again in each page.
 */
const IN_PAGE_BYTES = 50_000;

/** The same for a standalone story: a site may have thousands, so the sheets that they share are linked. */
const IN_STORY_BYTES = 500;

/**
 * The sheets of a document in their order: the smallest with their text to inline, those above the limit without it.
 */
export function placeSheets(
  sheets: readonly BuiltSheet[],
  isStandalone: boolean,
): { file: string; css?: string }[] {
  let left = isStandalone ? IN_STORY_BYTES : IN_PAGE_BYTES;
  const inlined = sheets
    .toSorted((a, b) => a.size - b.size)
    .filter(({ size }) => (left -= size) >= 0);
  return sheets.map(({ file, css }) =>
    inlined.some((sheet) => sheet.file === file) ? { file, css } : { file },
  );
}
