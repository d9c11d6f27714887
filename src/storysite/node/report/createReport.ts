import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildReport, Shown, StoryReport } from '../../core/BuildReport.ts';

/** What a rendered page or standalone story shows; its HTML is not kept, which is large. */
export interface RenderedStories {
  /** Id of the page in Storybook's index. */
  id: string;
  stories: Map<string, Shown>;
}

/** What a report is made of. */
export interface ReportParts {
  /** Absolute folders that texts do not name, since reports are deployed; the inner one first. */
  folders?: string[];
  base: string;
  storybook: string;
  pages: BuildReport['pages'];
  /** Ids of all stories, in the index's order. */
  storyIds: string[];
  /** Pages first, then standalone stories. */
  rendered: RenderedStories[];
  /** What was recorded while rendering; it has the reasons. */
  recorded?: StoryReport[];
  warnings: string[];
  notes?: string[];
  /** How long stories took to prerender, in milliseconds. */
  times?: ReadonlyMap<string, number>;
}

/** Only stories that somebody may want to make faster are named. */
const SLOW_MS = 1000;
const SLOWEST = 3;

const ISLAND = /<[a-z]+\b[^>]*\sdata-story="([^"]*)"[^>]*>(<\/)?/g;
const SHOWN = /\sdata-shown="(browser|framed)"/;

/** The stories in a page's HTML; an island without content is left to the browser. */
export function findStories(html: string): Map<string, Shown> {
  const found = new Map<string, Shown>();
  for (const [tag, id = '', end] of html.matchAll(ISLAND)) {
    const shown = SHOWN.exec(tag)?.[1] as Shown | undefined;
    if (!found.has(id)) found.set(id, shown ?? (end ? 'browser' : 'prerendered'));
  }
  return found;
}

/** The report of a build: each story with the first page that shows it. */
export function createReport(parts: ReportParts): BuildReport {
  const {
    folders = [],
    base,
    storybook,
    pages,
    storyIds,
    rendered,
    recorded = [],
    warnings,
  } = parts;
  const local = (text: string) => dropFolders(text, folders);
  const places = new Map<string, { page: string; shown: Shown }>();
  for (const { id: page, stories } of rendered) {
    for (const [id, shown] of stories) {
      if (!places.has(id)) places.set(id, { page, shown });
    }
  }
  // The same story may be recorded for its page and for itself.
  const records = new Map(recorded.map((record) => [record.id, record]));
  const reported = storyIds.flatMap((id) => {
    const place = places.get(id);
    if (!place) return [];
    const { shown, reason }: Omit<StoryReport, 'id'> = records.get(id) ?? place;
    return [{ id, page: place.page, shown, ...(reason && { reason: local(reason) }) }];
  });
  const missing = storyIds.filter((id) => !places.has(id));
  return {
    base,
    storybook,
    pages,
    stories: reported,
    // A page's own is found when it is read, and again when it is compiled.
    warnings: [...new Set([...warnings, ...missing.map(describeMissing)].map(local))],
    notes: [...new Set((parts.notes ?? []).map(local))],
    slowest: listSlowest(parts.times ?? new Map<string, number>()),
  };
}

function listSlowest(times: ReadonlyMap<string, number>): BuildReport['slowest'] {
  return [...times]
    .filter(([, time]) => time >= SLOW_MS)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([id, time]) => ({ id, seconds: Number((time / 1000).toFixed(1)) }));
}

/** A text with what is in these folders relative to them. */
function dropFolders(text: string, folders: readonly string[]): string {
  const names = folders.flatMap((folder) => [`${pathToFileURL(folder).href}/`, join(folder, '/')]);
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

function describeMissing(id: string): string {
  return `The story ${id} is on no page, because its module or its block is missing.`;
}
