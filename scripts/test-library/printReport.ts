import { passes, passesAll } from './joinResults.ts';
import type { DemoResult, LibraryReport } from './LibraryReport.ts';

type Row = [name: string, types: string, stories: string, why: string];

const HEAD: Row = ['demo and story', 'types', 'stories', 'why'];

/** Longer explanations are cut: types can be endless, and the log has them whole. */
const MAX_WHY_CHARS = 200;

const cut = (why: string) =>
  why.length > MAX_WHY_CHARS ? `${why.slice(0, MAX_WHY_CHARS).trimEnd()} …` : why;

const errorCount = (count: number) => `${count} error${count === 1 ? '' : 's'}`;

function demoRows({ demo, typeErrors, stories }: DemoResult): Row[] {
  const passed = stories.filter((story) => story.passed).length;
  const ratio = stories.length > 0 ? `${passed} of ${stories.length}` : 'not run';
  const types = typeErrors.length > 0 ? errorCount(typeErrors.length) : 'good';
  return [
    [demo, types, ratio, ''],
    ...typeErrors.map((message): Row => ['', 'error', '', message]),
    ...stories.map((result): Row => [
      `  ${result.story}`,
      '',
      result.passed ? 'passed' : 'FAILED',
      result.reason ?? '',
    ]),
  ];
}

function printRows(rows: Row[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isLast = (column: number) => column === HEAD.length - 1;
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isLast(column) ? cut(cell) : cell.padEnd((widths[column] ?? 0) + 2),
        )
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** One line on a version: how many demos pass, how many stories, how many type errors. */
export function verdict(report: LibraryReport): string {
  const stories = report.demos.flatMap((demo) => demo.stories);
  const passed = stories.filter((story) => story.passed).length;
  const errors =
    report.otherTypeErrors.length +
    report.demos.reduce((sum, { typeErrors }) => sum + typeErrors.length, 0);
  const demos = `${report.demos.filter(passes).length} of ${report.demos.length} demos pass`;
  const counts = `${passed} of ${stories.length} stories, ${errorCount(errors)} in types`;
  return `rc-select ${report.version}: ${passesAll(report) ? 'all good, ' : ''}${demos} (${counts})`;
}

/** The table of one version: a row for each demo and each of its stories, with one line for every failure. */
export function printReport(report: LibraryReport): string {
  const around = report.otherTypeErrors.map((message): Row => ['', 'error', '', message]);
  const rows = [
    HEAD,
    ...report.demos.flatMap(demoRows),
    ...(around.length > 0 ? [['outside of the demos', '', '', ''] as Row, ...around] : []),
  ];
  const notRun = report.notRun ? [`The stories could not be run: ${report.notRun}`] : [];
  return [printRows(rows), '', ...notRun, verdict(report)].join('\n');
}
