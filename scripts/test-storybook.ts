import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findLaunchOptions } from './browser.ts';
import { buildWorkbench } from './build/buildWorkbench.ts';
import { startPreview } from '../src/storysite/node/preview/startPreview.ts';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand } from './setup.mjs';

/** Builds the workbench when there is none, and serves it on a free port. */
async function serveWorkbench() {
  const dir = join(projectRoot, 'dist/storybook');
  if (!existsSync(join(dir, 'index.json'))) {
    console.log('Building the workbench …');
    await buildWorkbench(projectRoot, dir);
  }
  return startPreview({ dir, base: '/' });
}

/** `npm run test-storybook`: the interaction tests alone, in the built workbench or in one that `--url` names. */
async function testStorybook(args: string[]): Promise<void> {
  await findLaunchOptions();
  const preview = args.includes('--url') ? undefined : await serveWorkbench();
  const where = preview ? ['--url', preview.url] : [];
  const runner = resolveBin('@storybook/test-runner', 'test-storybook');
  process.exitCode = await runScript(runner, [...where, '--maxWorkers=2', ...args]);
  await preview?.close();
}

await runCommand(() => testStorybook(process.argv.slice(2)));
