import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { engineFile } from '../engineFile.ts';
import { describeCsf } from '../storybook/describeCsf.ts';
import type { SiteReader } from '../site/loadSite.ts';
import { listSourceFiles, type Site, toProjectPath } from '../site/readSite.ts';
import { describeOwnSource, readStoryTexts } from './storySource.ts';
import { stripPlay } from './stripPlay.ts';

/** Strips test code from a stories module and registers its stories with id, name and files. */
export function csf(readSite: SiteReader): Plugin {
  const { root } = readSite;
  return {
    name: 'site:csf',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return null;
      const file = toProjectPath(root, id);
      const stripped = stripPlay(code, file);
      return {
        code: stripped.code + (await registration(code, await readSite(), file)),
        map: stripped.map as null,
      };
    },
  };
}

async function registration(code: string, site: Site, file: string): Promise<string> {
  const csfFile = describeCsf(code, file);
  const files = await Promise.all(
    (await listSourceFiles(site, file)).map((path, index) => printFile(site.root, path, index)),
  );
  const texts = readStoryTexts(code, file);
  const demoName = csfFile.title?.split('/').at(-1);
  const stories = csfFile.stories.map(({ exportName, id, name }) => {
    const path = site.stories.find(({ storyId }) => storyId === id)?.path;
    const { source = '', ...comments } = texts.get(exportName) ?? {};
    const data = JSON.stringify({ id, path, demoName, name, storiesFile: file, ...comments });
    const own = JSON.stringify(describeOwnSource(id, file, source));
    return `[${exportName}, { ...${data}, files: ${files.length > 0 ? 'files' : `[${own}]`} }]`;
  });
  return `
import { defineStories } from ${JSON.stringify(engineFile('client/stories.tsx'))};
const files = [${files.join(', ')}];
defineStories(${csfFile.metaName}, [${stories.join(', ')}]);
`;
}

/** Prints a file with what loads it; the first one's text is in the page's static HTML. */
async function printFile(root: string, path: string, index: number): Promise<string> {
  const lines = (await readFile(join(root, path), 'utf8')).trimEnd().split('\n').length;
  const data = JSON.stringify({ name: basename(path), path, lines });
  const load = index > 0 ? `, load: () => import('/${path}?highlighted')` : '';
  return `{ ...${data}${load} }`;
}
