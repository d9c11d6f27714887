import { printTable } from '../../printTable.ts';
import type { ScaleResult, ScaleVerdict } from './judgeScale.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (value: number | undefined) =>
  value === undefined ? '–' : `${value.toFixed(2)} s`;
const MB = (bytes: number | undefined) =>
  bytes === undefined ? '–' : `${(bytes / 1024 ** 2).toFixed(0)} MiB`;

const ROWS: [name: string, print: (result: ScaleResult) => string][] = [
  ['HTML files', ({ weight }) => String(weight.htmlFiles)],
  ['build', ({ cost }) => seconds(cost.seconds)],
  ['build, processor time', ({ cost }) => seconds(cost.cpuSeconds)],
  ['… per demo', ({ cost, demos }) => seconds((cost.cpuSeconds ?? cost.seconds) / demos)],
  ['build, most memory', ({ cost }) => MB(cost.peakBytes)],
  ['entry script', ({ weight }) => kB(weight.entry)],
  ['scripts of a demo page, gzip', ({ weight }) => kB(weight.script)],
  ['HTML of a demo page', ({ weight }) => kB(weight.html)],
  ['… gzip', ({ weight }) => kB(weight.htmlGzip)],
  ['… without its menu', ({ weight }) => kB(weight.htmlWithoutMenu)],
  ['list of all pages, gzip', ({ weight }) => kB(weight.manifest)],
  ['search index, gzip', ({ weight }) => kB(weight.searchIndex)],
  [
    'a keystroke in the search',
    ({ weight }) => `${(weight.search.search.median * 1000).toFixed(0)} µs`,
  ],
  ['a bare includes', ({ weight }) => `${(weight.search.bare.median * 1000).toFixed(0)} µs`],
];

/** What each copy costs: a row for each number, a column for each copy. */
export function printScale(results: readonly ScaleResult[]): string {
  const head = ['', ...results.map(({ demos }) => `${demos} demos`)];
  return printTable([head, ...ROWS.map(([name, print]) => [name, ...results.map(print)])]);
}

/** The bounds, and which of them are kept. */
export function printScaleVerdicts(verdicts: readonly ScaleVerdict[]): string {
  const print = (value: number) => String(Number(value.toFixed(2)));
  const rows = verdicts.map(({ what, demos, is, most, reached }) => [
    what,
    `${demos} demos`,
    print(is),
    `≤ ${print(most)}`,
    reached ? '✓' : '✗ missed',
  ]);
  return printTable([['bound', '', 'is', 'bound', ''], ...rows]);
}
