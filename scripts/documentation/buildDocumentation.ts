import { join } from 'node:path';
import { build, type SiteConfigInput } from 'storysite';
import config from '../../src/documentation/.storybook/site.config.ts';
import { projectRoot } from '../setup.mjs';
import { addHostFiles } from './addHostFiles.ts';

/** Folder of the engine's documentation in the built site. */
export const FOLDER = 'storysite';

/** Builds the documentation of the engine into a folder of a built site. */
export async function buildDocumentation(siteDir: string, site: SiteConfigInput): Promise<void> {
  const { base = '/', siteUrl, htmlSuffix } = site;
  const outDir = join(siteDir, FOLDER);
  await build({
    root: join(projectRoot, 'src/documentation'),
    outDir,
    config: { ...config, base: `${base.replace(/\/?$/, '/')}${FOLDER}/`, siteUrl, htmlSuffix },
  });
  addHostFiles(siteDir, outDir);
}
