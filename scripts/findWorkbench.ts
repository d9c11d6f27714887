import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkbench } from 'storysite';
import config from '../.storybook/site.config.ts';
import { projectRoot } from './setup.mjs';

/** The folder of the built workbench; builds it when there is none. */
export async function findWorkbench(): Promise<string> {
  const outDir = join(projectRoot, 'dist/storybook');
  if (!existsSync(join(outDir, 'index.json'))) {
    console.log('Building the workbench …');
    await buildWorkbench({ root: projectRoot, outDir, config });
  }
  return outDir;
}
