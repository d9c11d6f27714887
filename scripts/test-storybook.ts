import { findLaunchOptions } from './browser.ts';
import { findStorybook } from './findStorybook.ts';
import { startPreview } from 'storysite';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { runCommand } from './setup.mjs';

/** `npm run test-storybook`: runs only the interaction tests, in the built Storybook or the one at `--url`. */
async function testStorybook(args: string[]): Promise<void> {
  await findLaunchOptions();
  const preview = args.includes('--url')
    ? undefined
    : await startPreview({ dir: await findStorybook(), base: '/' });
  const where = preview ? ['--url', preview.url] : [];
  const runner = resolveBin('@storybook/test-runner', 'test-storybook');
  process.exitCode = await runScript(runner, [...where, '--maxWorkers=2', ...args]);
  await preview?.close();
}

await runCommand(() => testStorybook(process.argv.slice(2)));
