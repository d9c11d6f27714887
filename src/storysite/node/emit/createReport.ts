import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildReport } from '../../core/BuildReport.ts';
import type { RenderedPage } from '../../core/RenderedPage.ts';
import { createWarn, type Warning } from '../../core/Warning.ts';

/** The reported data of a page or standalone story. */
export interface ReportedPage extends Pick<RenderedPage, 'stories' | 'media'> {
  /** Its id in Storybook's index. */
  id: string;
}

/** Data for a report. */
export interface ReportParts {
  /** Absolute folders to hide in texts, since reports are deployed; inner folders first. */
  folders?: string[];
  base: string;
  storybook: string;
  pages: BuildReport['pages'];
  /** Ids of all stories, in the index's order. */
  storyIds: string[];
  /** Pages first, then standalone stories. */
  rendered: Omit<ReportedPage, 'media'>[];
  warnings: readonly Warning[];
  notes?: string[];
  /** Time that stories took to prerender, in milliseconds. */
  times?: ReadonlyMap<string, number>;
}

/** Only stories that are worth making faster are reported. */
const SLOW_MS = 1000;
const SLOWEST = 3;

/** The report of a build: each story with the first page that shows it. */
export function createReport(parts: ReportParts): BuildReport {
  const { folders = [], base, storybook, pages, storyIds, rendered } = parts;
  const local = (text: string) => dropFolders(text, folders);
  const places = new Map<string, BuildReport['stories'][number]>();
  for (const { id: page, stories } of rendered) {
    for (const { id, shown, withDom, ownPage, reason } of stories) {
      if (places.has(id)) continue;
      const why = reason && { reason: local(reason) };
      const how = { ...(withDom && { withDom }), ...(ownPage && { ownPage }) };
      places.set(id, { id, page, shown, ...how, ...why });
    }
  }
  const warnings: Warning[] = [];
  const warn = createWarn(warnings);
  // Sorted, since they come from pages and bundles that are made concurrently.
  for (const { code, text, file, line } of parts.warnings.toSorted(byPlace))
    warn(code, local(text), { file: file && local(file), line });
  for (const id of storyIds) if (!places.has(id)) warn('missing-story', describeMissing(id));
  return {
    base,
    storybook,
    pages,
    stories: storyIds.flatMap((id) => places.get(id) ?? []),
    warnings,
    notes: [...new Set((parts.notes ?? []).map(local))],
    files: [],
    slowest: listSlowest(parts.times ?? new Map<string, number>()),
  };
}

function byPlace(a: Warning, b: Warning): number {
  const first = `${a.file ?? ''}\n${String(a.line ?? 0).padStart(6, '0')}\n${a.text}`;
  const second = `${b.file ?? ''}\n${String(b.line ?? 0).padStart(6, '0')}\n${b.text}`;
  return first < second ? -1 : Number(first > second);
}

function listSlowest(times: ReadonlyMap<string, number>): BuildReport['slowest'] {
  return [...times]
    .filter(([, time]) => time >= SLOW_MS)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([id, time]) => ({ id, seconds: Number((time / 1000).toFixed(1)) }));
}

/** Makes paths in a text relative to these folders. */
function dropFolders(text: string, folders: readonly string[]): string {
  const names = folders.flatMap((folder) => [`${pathToFileURL(folder).href}/`, join(folder, '/')]);
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

function describeMissing(id: string): string {
  return `The story ${id} is on no page, because its module or its block is missing.`;
}
