import type { BuildReport, Shown } from '../../core/BuildReport.ts';
import type { SiteSize } from './measureSite.ts';
import { printWarning } from '../../core/Warning.ts';

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
  const others = [...withDom, ...listOf('browser'), ...listOf('framed')].map((story) => {
    const { id, shown, reason } = story;
    const how = WORDS[shown] + (story.withDom ? ', with a DOM' : '');
    return `  ${id}: ${how}${reason ? `, because ${firstLine(reason)}` : ''}`;
  });
  return [
    `Pages        ${pages.length}`,
    `Stories      ${stories.length}: ${counts}`,
    ...others,
    ...(slowest.length > 0
      ? [`Slowest      ${slowest.map(({ id, seconds }) => `${id} ${seconds} s`).join(', ')}`]
      : []),
    `Sizes        gzip; ${sizes(size.total)}`,
    ...(size.largest ? [`  largest    ${size.largest.file}: ${sizes(size.largest)}`] : []),
    ...(warnings.length > 0 ? [`Warnings     ${warnings.length}`] : []),
    ...warnings.map((warning) => `  ${printWarning(warning)}`),
    ...(notes.length > 0 ? [`Notes        ${notes.length}`] : []),
    ...notes.map((note) => `  ${note}`),
    `Written to   ${outDir}: ${size.files} files, ${(size.bytes / 1e6).toFixed(1)} MB`,
  ].join('\n');
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
