import { printTable } from '../printTable.ts';
import { budgets } from '../test/budgets.ts';
import type { Measures } from './visits.ts';

/** What one visit to a site measured under a condition. */
export interface Sample {
  condition: string;
  site: string;
  measures: Measures;
}

const [home, demo] = budgets;

/** What the table shows; `ratio` is to the plain pages, and bounded under the last condition only. */
const rows = [
  { measure: 'home: largest paint', ratio: 1.2, unit: ' ms' },
  { measure: 'home: layout shift', limit: 0.01, unit: '' },
  { measure: 'home: scripts', limit: home.script / 1000, unit: ' kB' },
  { measure: 'demo: largest paint', floor: 'home: largest paint', ratio: 1.2, unit: ' ms' },
  { measure: 'demo: layout shift', limit: 0.01, unit: '' },
  { measure: 'demo: scripts', limit: demo.script / 1000, unit: ' kB' },
  { measure: 'demo: select', ratio: 1.25, unit: ' ms' },
  { measure: 'demo: navigation', ratio: 0.5, unit: ' ms' },
];

/**
 * One table with a row for each condition and measure: the median and the quartiles of each site, how many times the
 * first site's median that is, and whether the second site keeps its bound.
 */
export function printReport(samples: Sample[], sites: string[]): string {
  const conditions = [...new Set(samples.map(({ condition }) => condition))];
  const table = conditions.flatMap((condition) => {
    const sort = (site: string | undefined, measure: string) =>
      samples
        .filter((sample) => sample.condition === condition && sample.site === site)
        .flatMap(({ measures }) => measures[measure] ?? [])
        .toSorted((a, b) => a - b);
    const lines = rows.map(({ measure, floor = measure, ratio, limit, unit }) => {
      const least = quantile(sort(sites[0], floor), 0.5);
      const ratioOf = (site?: string) => quantile(sort(site, measure), 0.5) / least;
      const cells = sites.map((site, index) => {
        const values = sort(site, measure);
        const [low, median, high] = [0.25, 0.5, 0.75].map((part) =>
          quantile(values, part).toFixed(unit ? 0 : 3),
        );
        const factor = ratio && index > 0 ? ` × ${ratioOf(site).toFixed(2)}` : '';
        return values.length > 0 ? `${median}${unit} (${low}–${high})${factor}` : '';
      });
      const value = limit ? quantile(sort(sites[1], measure), 0.5) : ratioOf(sites[1]);
      const most = limit ?? (condition === conditions.at(-1) ? ratio : undefined);
      const verdict =
        most === undefined ? '' : `≤ ${limit ? '' : '× '}${most} ${value <= most ? '✓' : 'MISSED'}`;
      return [`  ${measure}`, ...cells, verdict];
    });
    return [
      [condition],
      ...lines.filter(([, ...cells]) => cells.some((cell) => cell.includes('('))),
    ];
  });
  return printTable([['', ...sites, 'bound'], ...table]);
}

function quantile(sorted: number[], part: number): number {
  return sorted[Math.round(part * (sorted.length - 1))] ?? NaN;
}
