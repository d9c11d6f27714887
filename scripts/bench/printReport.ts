import { printTable } from '../printTable.ts';
import { budgets } from '../test/budgets.ts';
import type { Measures } from './visits.ts';

/** Result of one visit to a site under one condition. */
export interface Sample {
  condition: string;
  site: string;
  measures: Measures;
}

const [home, demo] = budgets;

/** Rows of the table. `ratio` compares with the plain pages; its bound applies to the last condition only. */
const rows = [
  { measure: 'home: largest paint', ratio: 1.2, unit: ' ms' },
  { measure: 'home: layout shift', limit: 0.01, unit: '' },
  { measure: 'home: scripts', limit: home.script / 1000, unit: ' kB' },
  { measure: 'demo: largest paint', floor: 'home: largest paint', ratio: 1.2, unit: ' ms' },
  { measure: 'demo: layout shift', limit: 0.01, unit: '' },
  { measure: 'demo: scripts', limit: demo.script / 1000, unit: ' kB' },
  { measure: 'demo: fetched ahead', limit: 150, unit: ' kB' },
  { measure: 'demo: select', ratio: 1.2, unit: ' ms' },
  { measure: 'demo: select at once', ratio: 1.2, unit: ' ms' },
  { measure: 'demo: navigation', ratio: 0.3, unit: ' ms' },
  { measure: 'demo: navigation at once', ratio: 0.6, unit: ' ms' },
];

/**
 * Prints a table with a row for each condition and measure: median and quartiles of each site, the ratio to the first
 * site's median, and whether the second site keeps its bound.
 */
export function printReport(samples: Sample[], sites: string[]): string {
  const conditions = [...new Set(samples.map(({ condition }) => condition))];
  const table = conditions.flatMap((condition) => {
    const quartiles = (site: string | undefined, measure: string) => {
      const values = samples
        .filter((sample) => sample.condition === condition && sample.site === site)
        .flatMap(({ measures }) => measures[measure] ?? [])
        .toSorted((a, b) => a - b);
      return [0.25, 0.5, 0.75].map((part) => values[Math.round(part * (values.length - 1))] ?? NaN);
    };
    const lines = rows.map(({ measure, floor = measure, ratio, limit, unit }) => {
      const [, least = NaN] = quartiles(sites[0], floor);
      const found = sites.map((site) => quartiles(site, measure));
      const cells = found.map(([low = NaN, median = NaN, high = NaN], index) => {
        const print = (value: number) => value.toFixed(unit ? 0 : 3);
        const factor = ratio && index > 0 ? ` × ${(median / least).toFixed(2)}` : '';
        return median >= 0 ? `${print(median)}${unit} (${print(low)}–${print(high)})${factor}` : '';
      });
      const [, ours = NaN] = found[1] ?? [];
      const isKept = limit ? ours <= limit : ours / least <= (ratio ?? NaN);
      const isBounded = limit || condition === conditions.at(-1);
      const bound = `≤ ${limit ?? `× ${ratio}`} ${isKept ? '✓' : 'MISSED'}`;
      return [`  ${measure}`, ...cells, isBounded ? bound : ''];
    });
    return [[condition], ...lines.filter((cells) => cells[2])];
  });
  return printTable([['', ...sites, 'bound'], ...table]);
}
