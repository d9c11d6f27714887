import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPreview } from 'storysite';
import type { Trial } from './buildBoth.ts';

/** A page or story: its addresses in our site and in their Storybook. */
export interface Pair {
  id: string;
  name: string;
  ours: string;
  stock: string;
  /** Address of the standalone story in our site. */
  standalone: string;
}

interface Entry {
  id: string;
  type: 'docs' | 'story';
  /** `test` for tests of CSF factories, which are not shown to readers. */
  subtype?: string;
  title: string;
  tags?: string[];
}

interface Report {
  /** Version of their Storybook. */
  storybook: string;
  pages: { id: string; path: string }[];
  stories: { id: string; page: string; shown: string; withDom?: boolean; reason?: string }[];
  warnings: { text: string; file?: string; line?: number }[];
}

/** Serves both builds, and reads their index and our report. */
export async function readResults({ work }: Trial) {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(work, file), 'utf8')) as unknown;
  const report = (await read('site/storysite.json')) as Report;
  const index = (await read('stock/index.json')) as { entries: Record<string, Entry> };
  const entries = Object.values(index.entries).filter(({ subtype }) => subtype !== 'test');
  const [site, stock] = await Promise.all(
    ['site', 'stock'].map((name) => startPreview({ dir: join(work, name) })),
  );
  const pair = (id: string, path: string, stockId = id): Pair => {
    const mode = index.entries[stockId]?.type ?? 'story';
    const frame = `iframe.html?id=${stockId}&viewMode=${mode}`;
    const [own, theirs] = [site?.url, stock?.url];
    const standalone = `${own}~stories/${stockId}`;
    return { id, name: path, ours: `${own}${path}`, stock: `${theirs}${frame}`, standalone };
  };
  const docs = entries.filter(({ type }) => type === 'docs');
  const documented = new Set(docs.map(({ title }) => title));
  const others = entries.filter(({ title }) => !documented.has(title)).map(({ title }) => title);
  const paths = new Map(report.pages.map(({ id, path }) => [id, path.slice(1)]));
  return {
    report,
    listed: { pages: docs.length + new Set(others).size, stories: entries.length - docs.length },
    // Storybook has no equivalent of a page of stories; its first story is the closest.
    pages: report.pages.map(({ id, path }) => {
      const first = report.stories.find(({ page }) => page === id)?.id;
      return pair(id, path.slice(1), id in index.entries ? id : first);
    }),
    stories: report.stories.map(({ id }) => pair(id, `~stories/${id}`)),
    /** Stories on their pages, except those that a play function changes in Storybook. */
    calm: report.stories
      .filter(
        ({ id, shown }) => shown !== 'framed' && !index.entries[id]?.tags?.includes('play-fn'),
      )
      .map(({ id, page }) => pair(id, paths.get(page) ?? `~stories/${id}`)),
    close: () => Promise.all([site?.close(), stock?.close()]),
  };
}

export type Results = Awaited<ReturnType<typeof readResults>>;
