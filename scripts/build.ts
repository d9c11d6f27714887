import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSite } from '../.storybook/router/build.ts';
import { buildWorkbench } from './build/buildWorkbench.ts';
import { compressFiles } from './build/compressFiles.ts';
import { describeFolder } from './build/describeFolder.ts';
import { buildAside } from './build/buildAside.ts';
import { secureWorkbench } from './build/secureWorkbench.ts';
import { projectRoot, runCommand } from './setup.mjs';

const root = projectRoot.replace(/[\\/]$/, '');

/** Runs a step and says how long it took. */
async function step(name: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await run();
  console.log(`${name.padEnd(20)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Runs jobs side by side; when one fails, stops the others and waits for them, then rejects with the first error. */
async function sideBySide(jobs: ((signal: AbortSignal) => Promise<void>)[], signal: AbortSignal) {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const running = jobs.map((job) => job(either));
  try {
    await Promise.all(running);
  } catch (error) {
    failure.abort();
    await Promise.allSettled(running);
    throw error;
  }
}

/** `npm run build`: the docs site at the root of the folder, the static workbench in `storybook/`. */
async function buildAll(target: string, withWorkbench: boolean): Promise<void> {
  await buildAside(target, async (folder, signal) => {
    const site = join(folder, 'site');
    const workbench = join(folder, 'workbench');
    await mkdir(site, { recursive: true });
    const jobs = [() => step('Docs site', () => buildSite({ root, outDir: site }))];
    const addWorkbench = (stop: AbortSignal) =>
      step('Workbench', async () => {
        await buildWorkbench(root, workbench, stop);
        await secureWorkbench(workbench);
      });
    await sideBySide(withWorkbench ? [...jobs, addWorkbench] : jobs, signal);
    if (withWorkbench) await rename(workbench, join(site, 'storybook'));
    await step('Compressed copies', () => compressFiles(site));
    return site;
  });
  console.log(`\n${await describeFolder(target)}`);
}

await runCommand(() =>
  buildAll(resolve(root, process.env.OUT_DIR ?? 'dist'), !process.argv.includes('--site-only')),
);
