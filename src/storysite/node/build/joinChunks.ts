import { normalizePath, type Rollup } from 'vite';
import { engineFile } from '../engineFile.ts';
import { entries, shimFile } from '../entries.ts';
import { reuse } from '../vite/reuse.ts';

type Graph = Parameters<Rollup.GetManualChunk>[1];

const ENGINE = normalizePath(engineFile(''));

/** What every docs page takes: it comes with the first script. */
const OF_ALL_PAGES = [entries.start, entries.docsFrame, entries.staticHtml];

/** What a story in its box takes. */
const OF_STORIES = [entries.canvas, entries.defineStories, shimFile('storybook/test')];

/**
 * Joins this package's parts of docs pages to one chunk for all pages and one for those with stories. Left to the bundler
 * they would be many of less than a kilobyte, fetched one after the other.
 */
export const joinChunks: Rollup.GetManualChunk = (id, graph) => {
  const { ofAllPages, ofStories } = reuse(graph.getModuleInfo, 'parts', '', () => readParts(graph));
  if (ofAllPages.has(id)) return 'start';
  return ofStories.has(id) && id.startsWith(ENGINE) ? 'story' : undefined;
};

function readParts({ getModuleInfo }: Graph) {
  return {
    ofAllPages: follow(OF_ALL_PAGES, getModuleInfo),
    ofStories: follow(OF_STORIES, getModuleInfo),
  };
}

/** Modules and what comes with them, by imports that are not dynamic. */
function follow(files: string[], getModuleInfo: Graph['getModuleInfo']): Set<string> {
  const found = new Set(files.map((file) => normalizePath(file)));
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
