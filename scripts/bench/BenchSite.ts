import type { ConditionName } from './conditions.ts';

/** The pages that every measured site has: its README, a demo, and the demo that a reader goes to from there. */
export type PageName = 'home' | 'demo' | 'next';

/** A site that is measured. */
export interface BenchSite {
  name: string;
  /** Address of the server, with a slash at the end. */
  url: string;
  /** Paths of its pages. */
  pages: Record<PageName, string>;
}

/** What is timed: milliseconds, but for `shift`, which has no unit. */
export type Measure =
  | 'firstPaint'
  | 'largestPaint'
  | 'blocking'
  | 'shift'
  | 'selectOpens'
  | 'earlyMove'
  | 'moveByPointer'
  | 'moveByTouch';

/** One number that one visit gave. */
export interface Sample {
  condition: ConditionName;
  site: string;
  page: PageName;
  measure: Measure;
  value: number;
}
