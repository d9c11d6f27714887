import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type CsfDescription, describeCsf } from '../content/describeCsf.ts';
import { namesInCode } from './namesInCode.ts';
import type { Site, SitePage, SiteReader } from '../site/Site.ts';
import { highlight, languageOf } from '../content/highlight.ts';
import type { Memo } from '../project/Memo.ts';
import { foldLines } from '../content/foldLines.ts';
import { mainQuery } from './highlighted.ts';
import { callPlugin, returned } from '../project/callPlugin.ts';

const PREFIX = 'virtual:story-source/';

/** Texts of a stories file about a story. */
export interface StoryText {
  /** The comment above its export. */
  description?: string;
  /** The comment above the meta. */
  metaDescription?: string;
  /** The text of its export. */
  source: string;
}

/**
 * Reads the texts of a stories file (given its content, and its path in the project) about each story, by export.
 */
export function readStoryTexts(memo: Memo, code: string, path: string): Map<string, StoryText> {
  return memo.get(`texts ${path}`, code, () => {
    const { stories, metaDescription } = readCsf(code, path);
    return new Map(
      stories.map(({ exportName, description, source }) => [
        exportName,
        { description, metaDescription, source },
      ]),
    );
  });
}

/** Declarations of a stories file; empty if Storybook's parser fails, so that only its texts are missing. */
export function readCsf(code: string, file: string): CsfDescription {
  try {
    return describeCsf(code, file);
  } catch {
    return { stories: [], sheets: [] };
  }
}

/** Id of the module with the highlighted source of a story: its export `html` is the inside of `pre > code`. */
function sourceModuleId(storyId: string): string {
  return PREFIX + storyId;
}

/** Loads `virtual:story-source/<id>`, the highlighted text of a story's export. */
export function storySource(readSite: Pick<SiteReader, 'memo'> & (() => Promise<Site>)): Plugin {
  const { memo } = readSite;
  return {
    name: 'site:story-source',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(resolved) {
      if (!resolved.startsWith(`\0${PREFIX}`)) return null;
      const id = resolved.slice(PREFIX.length + 1);
      const { root, storiesById } = await readSite();
      const route = storiesById.get(id);
      if (!route) return `export const html = '';`;
      const { file, exportName = '' } = route;
      this.addWatchFile(join(root, file));
      const code = await readFile(join(root, file), 'utf8');
      const { source = '' } = readStoryTexts(memo, code, file).get(exportName) ?? {};
      const html = await memo.get(`source ${id}`, source, async () =>
        foldLines(await highlight(source, languageOf(file)), { source }),
      );
      return `export const html = ${JSON.stringify(html)};`;
    },
  };
}

/**
 * The source of the stories that a page shows as static HTML, by story id, with its module: the first source file of
 * the stories file if the configuration lists any, else the stories' own code.
 */
export async function sourceStatics(site: Site, page: SitePage): Promise<[string, string][]> {
  const marks = site.config.plugins.flatMap(
    (plugin) =>
      callPlugin(plugin, 'marking lines', () => plugin.markLines?.(page), returned.marks) ?? [],
  );
  const query = mainQuery(marks);
  const statics = page.storiesFiles.map(async (storiesFile): Promise<[string, string][]> => {
    const [main] = await site.sourceFiles(storiesFile);
    if (main) return [[`source:${main}`, join(site.root, main) + query]];
    return storiesOf(site, storiesFile).map((id) => [`source:${id}`, sourceModuleId(id)]);
  });
  return (await Promise.all(statics)).flat();
}

/** The ids of a page's stories that show their own code: without source files, or with a `source` parameter. */
export async function listOwnCodes(site: Site, page: SitePage): Promise<string[]> {
  const { root, storybook, memo } = site;
  const mayGiveCode = async (file: string | undefined) => {
    if (file === undefined) return false;
    const code = await readFile(file, 'utf8');
    return memo.get(`source in ${file}`, code, () => namesInCode(code, file, 'source'));
  };
  const isEverywhere = await mayGiveCode(storybook.previewFile);
  const ids = page.storiesFiles.map(async (file) => {
    const isOwn =
      isEverywhere ||
      (await site.sourceFiles(file)).length === 0 ||
      (await mayGiveCode(join(root, file)));
    return isOwn ? storiesOf(site, file) : [];
  });
  return (await Promise.all(ids)).flat();
}

function storiesOf({ storiesByFile }: Site, storiesFile: string): string[] {
  const own = storiesByFile.get(storiesFile) ?? [];
  return own.filter(({ canonical }) => !canonical).map(({ storyId }) => storyId);
}
