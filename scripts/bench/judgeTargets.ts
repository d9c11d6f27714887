import { budgets } from '../test/budgets.ts';
import type { PageName, Sample } from './BenchSite.ts';
import type { ConditionName } from './conditions.ts';
import { findSpread, type Series } from './summarize.ts';
import { limitTargets, type RatioTarget, ratioTargets } from './targets.ts';
import type { SiteWeight } from './weighSite.ts';

/** Whether the site reaches one target. */
export interface Verdict {
  /** What the target is about, in words. */
  what: string;
  condition?: ConditionName;
  is: number;
  most: number;
  unit: 'ratio' | 'bytes' | 'number';
  reached: boolean;
}

/** Holds a site's times against the floor's and against the limits; leaves out what was not measured. */
export function judgeTimes(samples: readonly Sample[], site: string, floor: string): Verdict[] {
  const ratios = ratioTargets.flatMap((target) =>
    target.conditions.flatMap((condition) => judgeRatio(samples, target, condition, site, floor)),
  );
  const limits = limitTargets.flatMap(({ conditions, most, ...series }) =>
    conditions.flatMap((condition): Verdict[] => {
      const is = findSpread(samples, { ...series, condition, site })?.median;
      if (is === undefined) return [];
      const what = `${series.page}: ${series.measure}`;
      return [{ what, condition, is, most, unit: 'number', reached: is <= most }];
    }),
  );
  return [...ratios, ...limits];
}

function judgeRatio(
  samples: readonly Sample[],
  { page, measure, floor: floorPage, most, leastFloor = 0 }: RatioTarget,
  condition: ConditionName,
  site: string,
  floor: string,
): Verdict[] {
  const medianOf = (series: Pick<Series, 'site' | 'page'>) =>
    findSpread(samples, { ...series, condition, measure })?.median;
  const ours = medianOf({ site, page });
  const least = medianOf({ site: floor, page: floorPage });
  if (ours === undefined || least === undefined) return [];
  const is = ours / Math.max(least, leastFloor);
  const against = floorPage === 'home' ? 'plain page' : 'plain demo page';
  const what = `${page}: ${measure} to the ${against}'s`;
  return [{ what, condition, is, most, unit: 'ratio', reached: is <= most }];
}

/** Files of the budgets by the page that the bench visits. */
const BUDGET_PAGES: Partial<Record<PageName, string>> = {
  home: 'index.html',
  demo: 'demo/*/index.html',
};

/** Holds what a page fetched against the budgets of the built site. */
export function judgeWeights(weights: readonly SiteWeight[]): Verdict[] {
  return weights.flatMap(({ page, requests, kinds }) => {
    const budget = budgets.find((candidate) => candidate.page === BUDGET_PAGES[page]);
    if (!budget) return [];
    const sizes = (['script', 'style', 'html'] as const).map((kind) => {
      const is = kinds[kind]?.gzip ?? 0;
      const what = `${page}: ${kind}, gzip`;
      return { what, is, most: budget[kind], unit: 'bytes' as const, reached: is <= budget[kind] };
    });
    const counted = { what: `${page}: requests`, is: requests, most: budget.requests };
    return [...sizes, { ...counted, unit: 'number' as const, reached: requests <= counted.most }];
  });
}
