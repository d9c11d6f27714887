import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { type CsfDescription, describeCsf } from '../../storybook/describeCsf.ts';
import type { Site, SitePage } from '../../site/Site.ts';
import { listSourceFiles } from '../../site/readSite.ts';
import { highlight, languageOf } from '../../content/highlight.ts';
import { markFolded } from '../../content/highlighted.ts';

const PREFIX = 'virtual:story-source/';

/** Id of the static HTML of a story's own source. */
function sourceKey(storyId: string): string {
  return `source:${storyId}`;
}

/** What the text of a stories file says of a story. */
export interface StoryText {
  /** The comment above its export. */
  description?: string;
  /** The comment above the meta. */
  metaDescription?: string;
  /** The text of its export. */
  source: string;
}

/** Reads what a stories file, given by its text and its path in the project, says of each story, by the story's export. */
export function readStoryTexts(code: string, path: string): Map<string, StoryText> {
  const { stories, metaDescription } = describe(code, path);
  return new Map(
    stories.map(({ exportName, description, source }) => [
      exportName,
      { description, metaDescription, source },
    ]),
  );
}

/** A story's own source as a file of the demo box, for sites that name no source files. */
export function describeOwnSource(storyId: string, path: string, source: string) {
  const lines = source.split('\n').length;
  return { name: posix.basename(path), path, lines, htmlId: sourceKey(storyId) };
}

/** Id of the module with the highlighted source of a story: its export `html` is the inside of `pre > code`. */
function sourceModuleId(storyId: string): string {
  return PREFIX + storyId;
}

/** Nothing for a file in a form that Storybook's parser does not read: then only its texts are missing. */
function describe(code: string, file: string): Pick<CsfDescription, 'stories' | 'metaDescription'> {
  try {
    return describeCsf(code, file);
  } catch {
    return { stories: [] };
  }
}

/** Gives `virtual:story-source/<id>` the highlighted text of a story's export. */
export function storySource(readSite: () => Promise<Site>): Plugin {
  return {
    name: 'site:story-source',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(resolved) {
      if (!resolved.startsWith(`\0${PREFIX}`)) return null;
      const id = resolved.slice(PREFIX.length + 1);
      const { root, stories } = await readSite();
      const route = stories.find(({ storyId }) => storyId === id);
      if (!route) return `export const html = '';`;
      const { file, exportName = '' } = route;
      this.addWatchFile(join(root, file));
      const code = await readFile(join(root, file), 'utf8');
      const { source = '' } = readStoryTexts(code, file).get(exportName) ?? {};
      const html = markFolded(await highlight(source, languageOf(file)));
      return `export const html = ${JSON.stringify(html)};`;
    },
  };
}

/**
 * The source of the stories that a page shows as static HTML, each by its id with the module that has it: the first source
 * file of a stories file where the configuration names some, else the stories' own.
 */
export async function sourceStatics(site: Site, page: SitePage): Promise<[string, string][]> {
  const statics = page.storiesFiles.map(async (storiesFile): Promise<[string, string][]> => {
    const [main] = await listSourceFiles(site, storiesFile);
    if (main) return [[`source:${main}`, `${join(site.root, main)}?highlighted`]];
    return site.stories
      .filter(({ file, canonical }) => !canonical && file === storiesFile)
      .map(({ storyId }) => [sourceKey(storyId), sourceModuleId(storyId)]);
  });
  return (await Promise.all(statics)).flat();
}
