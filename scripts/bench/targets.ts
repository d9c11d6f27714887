import type { Measure, PageName } from './BenchSite.ts';
import type { ConditionName } from './conditions.ts';

/** A time that is held against the same time of a floor, medians of the same run. */
export interface RatioTarget {
  page: PageName;
  measure: Measure;
  /** Page of the floor: `home` is the plain page, `demo` the plain demo page. */
  floor: PageName;
  most: number;
  conditions: ConditionName[];
  /** A floor below this counts as this, where a ratio to next to nothing would say nothing. */
  leastFloor?: number;
}

/** A number that is held against a limit. */
export interface LimitTarget {
  page: PageName;
  measure: Measure;
  most: number;
  conditions: ConditionName[];
}

const both: ConditionName[] = ['unthrottled', 'throttled'];

/** What the site aims for; sizes and counts of requests have their home in `scripts/test/budgets.ts`. */
export const ratioTargets: RatioTarget[] = [
  { page: 'home', measure: 'firstPaint', floor: 'home', most: 1.15, conditions: both },
  { page: 'home', measure: 'largestPaint', floor: 'home', most: 1.15, conditions: both },
  { page: 'demo', measure: 'firstPaint', floor: 'home', most: 1.15, conditions: both },
  { page: 'demo', measure: 'largestPaint', floor: 'home', most: 1.15, conditions: both },
  { page: 'demo', measure: 'selectOpens', floor: 'demo', most: 1.1, conditions: both },
  {
    page: 'demo',
    measure: 'blocking',
    floor: 'demo',
    most: 1.3,
    conditions: ['throttled'],
    // A task blocks from 50 ms on: less than that is no task at all.
    leastFloor: 50,
  },
  { page: 'demo', measure: 'earlyMove', floor: 'demo', most: 0.5, conditions: both },
  { page: 'demo', measure: 'moveByPointer', floor: 'demo', most: 0.5, conditions: both },
  { page: 'demo', measure: 'moveByTouch', floor: 'demo', most: 0.5, conditions: both },
];

/** Limits that need no floor. */
export const limitTargets: LimitTarget[] = [
  { page: 'home', measure: 'shift', most: 0.01, conditions: both },
  { page: 'demo', measure: 'shift', most: 0.01, conditions: both },
];

/** A keystroke's search, as a multiple of a bare lower-case `includes` over the same texts. */
export const SEARCH_RATIO = 2;
