import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSite } from '../.storybook/router/build.ts';
import { buildWorkbench } from './build/buildWorkbench.ts';
import { compressFiles } from './build/compressFiles.ts';
import { describeFolder } from './build/describeFolder.ts';
import { buildAside } from './build/buildAside.ts';
import { projectRoot, runCommand } from './setup.mjs';

const root = projectRoot.replace(/[\\/]$/, '');

/** Runs a step and says how long it took. */
async function step(name: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await run();
  console.log(`${name.padEnd(20)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** `npm run build`: the docs site at the root of the folder, the static workbench in `storybook/`. */
async function buildAll(target: string, withWorkbench: boolean): Promise<void> {
  await buildAside(target, async (folder) => {
    const site = join(folder, 'site');
    const workbench = join(folder, 'workbench');
    await mkdir(site, { recursive: true });
    await Promise.all([
      step('Docs site', () => buildSite({ root, outDir: site })),
      withWorkbench && step('Workbench', () => buildWorkbench(root, workbench)),
    ]);
    if (withWorkbench) await rename(workbench, join(site, 'storybook'));
    await step('Compressed copies', () => compressFiles(site));
    return site;
  });
  console.log(`\n${await describeFolder(target)}`);
}

await runCommand(() =>
  buildAll(resolve(root, process.env.OUT_DIR ?? 'dist'), !process.argv.includes('--site-only')),
);
