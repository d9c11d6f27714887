import type { Counts, SuiteResult } from './Suite.ts';

/** The last line of a test run, for people and for machines. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The counts of several suites together. */
export function addCounts(results: Counts[]): Counts {
  const add = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** A table with one row for each suite, and the line of all counts below it. */
export function printSummary(results: SuiteResult[]): string {
  const columns = ['passed', 'failed', 'skipped'] as const;
  const width = Math.max(...results.map(({ name }) => name.length), 'suite'.length);
  const rows = results.map((result) =>
    [
      result.name.padEnd(width),
      ...columns.map((column) => String(result[column]).padStart(7)),
      `${result.seconds.toFixed(1)} s`.padStart(9),
      result.message ? `  ${result.message.split('\n')[0]}` : '',
    ]
      .join(' ')
      .trimEnd(),
  );
  const head = ['suite'.padEnd(width), ...columns.map((name) => name.padStart(7)), '     time'];
  return [head.join(' '), ...rows, '', countsLine(addCounts(results))].join('\n');
}
