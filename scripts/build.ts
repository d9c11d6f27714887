import { resolve } from 'node:path';
import { build } from 'storysite';
import siteConfig from '../.storybook/site.config.ts';
import { buildDocumentation } from './documentation/buildDocumentation.ts';
import { projectRoot, runCommand } from './setup.mjs';

const root = projectRoot.replace(/[\\/]$/, '');

/**
 * `npm run build`: the docs site at the root of the folder, Storybook in `storybook/`, and the engine's own documentation in
 * `storysite/`; `--site-only` leaves out both of these.
 */
await runCommand(async () => {
  const outDir = resolve(root, process.env.OUT_DIR ?? 'dist');
  const siteOnly = process.argv.includes('--site-only');
  await build({ root, outDir, config: siteConfig, siteOnly });
  if (!siteOnly) await buildDocumentation(outDir, siteConfig);
});
