import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from 'storysite';
import config from '../.storybook/site.config.ts';
import { projectRoot } from './setup.mjs';

/** Output folders of Storybook in `npm run build` and `npm run build-storybook`. */
const FOLDERS = ['dist/storybook', 'dist.storybook'];

/** Folder of the built Storybook; builds it if there is none. */
export async function findStorybook(): Promise<string> {
  const folders = FOLDERS.map((folder) => join(projectRoot, folder));
  const built = folders.find((folder) => existsSync(join(folder, 'index.json')));
  const outDir = built ?? join(projectRoot, 'dist.storybook');
  if (!built) {
    console.log('Building Storybook …');
    await buildStorybook({ root: projectRoot, outDir, config });
  }
  return outDir;
}
