import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { describeCsf } from '../../../src/addons/sandbox/project/describeCsf.ts';
import { listDemoFiles } from '../../../src/addons/sandbox/project/demoFiles.ts';
import { toProjectPath } from '../readSite.ts';
import { stripPlay } from './stripPlay.ts';

/** Strips test code from a stories module and registers its stories with id, name and files. */
export function csf(root: string): Plugin {
  return {
    name: 'site:csf',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return null;
      const file = toProjectPath(root, id);
      const stripped = stripPlay(code, file);
      return {
        code: stripped.code + (await registration(code, root, file)),
        map: stripped.map as null,
      };
    },
  };
}

async function registration(code: string, root: string, file: string): Promise<string> {
  const csfFile = describeCsf(code, file);
  const files = await Promise.all(
    (await listDemoFiles(file, root)).map((path, index) => printFile(root, path, index)),
  );
  const demoName = csfFile.title?.split('/').at(-1);
  const stories = csfFile.stories.map(({ exportName, id, name }) => {
    const data = JSON.stringify({ id, demoName, name, storiesFile: file });
    return `[${exportName}, { ...${data}, files, loadProject }]`;
  });
  return `
import { defineStories } from '/.storybook/router/demoStories.tsx';
const files = [${files.join(', ')}];
const loadProject = () => import('virtual:demo-project/${file}').then((module) => module.default);
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
