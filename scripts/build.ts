import { resolve } from 'node:path';
import { build } from 'storysite';
import siteConfig from '../.storybook/site.config.ts';
import { buildDocumentation } from './documentation/buildDocumentation.ts';
import { projectRoot, runCommand } from './setup.mjs';

const root = projectRoot.replace(/[\\/]$/, '');

/**
 * `npm run build`: builds the docs site, with Storybook in `storybook/` and the engine's own documentation in
 * `storysite/`; `--site-only` skips these two.
 */
await runCommand(async () => {
  const outDir = resolve(root, process.env.OUT_DIR ?? 'dist');
  const siteOnly = process.argv.includes('--site-only');
  await build({ root, outDir, config: siteConfig, siteOnly });
  if (!siteOnly) await buildDocumentation(outDir, siteConfig);
});
