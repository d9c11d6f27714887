import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { saveResults } from '../.storybook/keyboard/results.ts';
import { findLaunchOptions } from './browser.ts';
import { findWorkbench } from './findWorkbench.ts';
import { startPreview } from 'storysite/serve';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand } from './setup.mjs';

/**
 * `npm run test-storybook`: only the interaction tests, in the built workbench or in one that `--url` names. The next
 * build shows the results of those of the keyboard.
 */
async function testStorybook(args: string[]): Promise<void> {
  await findLaunchOptions();
  const preview = args.includes('--url')
    ? undefined
    : await startPreview({ dir: await findWorkbench(), base: '/' });
  const where = preview ? ['--url', preview.url] : [];
  const runner = resolveBin('@storybook/test-runner', 'test-storybook');
  const reportPath = join(projectRoot, '.cache/keyboard/report.json');
  rmSync(reportPath, { force: true });
  // The runner puts plain values after all options, so `--outputFile` must be the last.
  const options = ['--maxWorkers=2', ...args, '--json', '--outputFile', reportPath];
  process.exitCode = await runScript(runner, [...where, ...options]);
  saveResults(reportPath);
  await preview?.close();
}

await runCommand(() => testStorybook(process.argv.slice(2)));
