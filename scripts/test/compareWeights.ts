import { printTable } from '../printTable.ts';
import type { PageWeight } from './weighPage.ts';

/** The heaviest page of one kind of weight beside what it may weigh and what it weighed before. */
export interface WeightRow {
  page: string;
  kind: keyof PageWeight;
  budget: number;
  reference: number;
  now: number;
}

const KINDS: (keyof PageWeight)[] = ['script', 'style', 'html', 'requests'];

/** One row for each kind of weight, of the page that is the heaviest in it. */
export function compareWeights(
  weights: ReadonlyMap<string, PageWeight>,
  budget: PageWeight,
  reference: PageWeight,
): WeightRow[] {
  return KINDS.flatMap((kind) => {
    const [heaviest] = [...weights].toSorted(([, a], [, b]) => b[kind] - a[kind]);
    if (!heaviest) return [];
    const [page, weight] = heaviest;
    return [{ page, kind, budget: budget[kind], reference: reference[kind], now: weight[kind] }];
  });
}

/** The rows as a table that says what grew and by how much. */
export function printWeightRows(rows: readonly WeightRow[]): string {
  const cells = rows.map(({ page, kind, budget, reference, now }) => {
    const growth = now - reference;
    const part = `${((growth / reference) * 100).toFixed(1)} %`;
    const grew = `${growth > 0 ? '+' : ''}${growth} (${growth > 0 ? '+' : ''}${part})`;
    const numbers = [budget, reference, now].map(String);
    return [`${now > budget ? '✗' : ' '} ${page}`, kind, ...numbers, growth === 0 ? '=' : grew];
  });
  return printTable([['  page', 'kind', 'budget', 'reference', 'now', 'growth'], ...cells]);
}
