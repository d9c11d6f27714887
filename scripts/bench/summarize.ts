import type { BenchSite, Measure, PageName, Sample } from './BenchSite.ts';
import type { ConditionName } from './conditions.ts';

/** Middle and spread of several numbers: half of them lie between the quartiles. */
export interface Spread {
  median: number;
  lower: number;
  upper: number;
}

/** What identifies a series of samples. */
export interface Series {
  condition: ConditionName;
  site: BenchSite['name'];
  page: PageName;
  measure: Measure;
}

/** The median and the quartiles, between neighbours in proportion; undefined for no number at all. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { median: at(0.5), lower: at(0.25), upper: at(0.75) };
}

/** The spread of one series among all samples. */
export function findSpread(samples: readonly Sample[], series: Series): Spread | undefined {
  const { condition, site, page, measure } = series;
  return spreadOf(
    samples
      .filter(
        (sample) =>
          sample.condition === condition &&
          sample.site === site &&
          sample.page === page &&
          sample.measure === measure,
      )
      .map(({ value }) => value),
  );
}
