import { TOC_DEPTHS } from '../../config/limits.ts';
import type { Heading } from '../../page/Page.ts';

/** A list of one entry helps nobody. */
const MIN_ENTRIES = 2;

/** The headings that the contents list shows; none when they are too few. */
export function tocHeadings(headings: readonly Heading[]): readonly Heading[] {
  const shown = headings.filter(({ depth }) => TOC_DEPTHS.includes(depth));
  return shown.length < MIN_ENTRIES ? [] : shown;
}
