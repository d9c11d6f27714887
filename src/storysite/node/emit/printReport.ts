import { REPORT_FILE, type BuildReport, type Shown } from '../../core/BuildReport.ts';
import { groupBy } from '../../core/maps.ts';
import type { SiteSize } from './measureSite.ts';
import { printWarning, type Warning } from '../../core/Warning.ts';

const WORDS: Record<Shown, string> = {
  prerendered: 'prerendered',
  browser: 'in the browser only',
  framed: 'framed',
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const sizes = ({ html, script, style }: SiteSize['total']) =>
  `HTML ${kB(html)}, script ${kB(script)}, style ${kB(style)}`;

/** The report as lines for the terminal. */
export function printReport(report: BuildReport, size: SiteSize, outDir: string): string {
  const { pages, stories, warnings, notes, slowest = [] } = report;
  const listOf = (shown: Shown) => stories.filter((story) => story.shown === shown);
  const counts = (['prerendered', 'browser', 'framed'] as const)
    .map((shown) => `${listOf(shown).length} ${WORDS[shown]}`)
    .join(', ');
  const withDom = stories.filter((story) => story.withDom);
  const others = [...withDom, ...listOf('browser'), ...listOf('framed')];
  return [
    `Pages        ${pages.length}`,
    `Stories      ${stories.length}: ${counts}`,
    ...printStories(others),
    ...(slowest.length > 0
      ? [`Slowest      ${slowest.map(({ id, seconds }) => `${id} ${seconds} s`).join(', ')}`]
      : []),
    `Sizes        gzip; ${sizes(size.total)}`,
    ...(size.largest ? [`  largest    ${size.largest.file}: ${sizes(size.largest)}`] : []),
    ...(warnings.length > 0 ? [`Warnings     ${warnings.length}`] : []),
    ...printWarnings(warnings),
    ...(notes.length > 0 ? [`Notes        ${notes.length}`] : []),
    ...notes.map((note) => `  ${note}`),
    `Written to   ${outDir}: ${size.files} files, ${(size.bytes / 1e6).toFixed(1)} MB`,
  ].join('\n');
}

/** Maximum number of similar items that are named; the report's file has all. */
const MOST_NAMED = 3;

/** A line for each way that stories are shown, with the reason. */
function printStories(stories: BuildReport['stories']): string[] {
  const groups = groupBy(stories, ({ shown, withDom, reason }) => {
    const how = WORDS[shown] + (withDom ? ', with a DOM' : '');
    return reason ? `${how}, because ${firstLine(reason)}` : how;
  });
  return [...groups].map(([how, group]) => {
    const names = group.slice(0, MOST_NAMED).map(({ id }) => id);
    const more = group.length - names.length;
    return `  ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${how}`;
  });
}

/** A line for each warning; equal warnings of Vite's plugins about many files share one. */
function printWarnings(warnings: readonly Warning[]): string[] {
  const groups = groupBy(warnings, (warning) => {
    const text = printWarning(warning);
    return warning.code === 'vite' ? text.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""') : text;
  });
  return [...groups.values()].flatMap((group) => {
    const lines = group.map((warning) => `  ${printWarning(warning)}`);
    if (lines.length <= MOST_NAMED) return lines;
    return `${lines[0]} And ${lines.length - 1} more like this one, which are in ${REPORT_FILE}.`;
  });
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
