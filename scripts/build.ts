import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSite } from 'storysite';
import config from '../.storybook/site.config.ts';
import { buildAside } from './build/buildAside.ts';
import { buildWorkbench } from './build/buildWorkbench.ts';
import { projectRoot, runCommand } from './setup.mjs';

const root = projectRoot.replace(/[\\/]$/, '');

/** Runs a step and says how long it took. */
async function step(name: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await run();
  console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** One line on a built folder: its pages, its files and its size. */
async function describeFolder(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  return `${dir}: ${pages} pages, ${files.length} files, ${(total / 1e6).toFixed(1)} MB`;
}

/** `npm run build`: the docs site at the root of the folder, the static workbench in `storybook/`. */
async function buildAll(target: string, withWorkbench: boolean): Promise<void> {
  await buildAside(target, async (folder) => {
    const site = join(folder, 'site');
    const workbench = join(folder, 'workbench');
    await mkdir(site);
    const jobs = [step('Docs site', () => buildSite({ root, outDir: site, config }))];
    if (withWorkbench) jobs.push(step('Workbench', () => buildWorkbench(root, workbench)));
    // Both end before the folder is removed, whatever goes wrong in one of them.
    await Promise.allSettled(jobs);
    await Promise.all(jobs);
    if (withWorkbench) await rename(workbench, join(site, 'storybook'));
    return site;
  });
  console.log(`\n${await describeFolder(target)}`);
}

await runCommand(() =>
  buildAll(resolve(root, process.env.OUT_DIR ?? 'dist'), !process.argv.includes('--site-only')),
);
