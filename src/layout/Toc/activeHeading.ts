import { ACTIVE_ANCHOR_THRESHOLD_PX } from '../../config/limits.ts';

/**
 * Which heading the reader is at: the last one nearer to the top of the window than the threshold;
 * at the end of a page that scrolls the last one, since a short last section never gets that far up.
 * `tops` are the distances from the window's top in px, in page order; -1 means before the first heading.
 */
export function activeHeading(tops: readonly number[], atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top < ACTIVE_ANCHOR_THRESHOLD_PX);
}

/** Measures of the window that decide whether a page is scrolled to its end, in px. */
export interface ScrollMeasures {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

/** Whether a page is scrolled to its end; one that fits the window is not. */
export function isAtEnd({ scrollY, innerHeight, scrollHeight }: ScrollMeasures): boolean {
  // Zoomed pages scroll to fractions of a pixel.
  const tolerance = 2;
  return scrollY > 0 && scrollY + innerHeight >= scrollHeight - tolerance;
}
