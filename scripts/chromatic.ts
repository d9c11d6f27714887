import { spawn } from 'node:child_process';
import { resolveBin } from './resolveBin.ts';
import { projectRoot } from './setup.mjs';

const HOW_TO_SET =
  'Chromatic: set CHROMATIC_PROJECT_TOKEN to the token of your project (chromatic.com, Manage, Configure) to publish the workbench.';

/** `npm run chromatic`: publishes the workbench for picture review. Without a token, a workflow of a fork goes on. */
function publish(): void {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(HOW_TO_SET);
    process.exitCode = process.env.GITHUB_ACTIONS === 'true' ? 0 : 1;
    return;
  }
  const bin = resolveBin('chromatic');
  const args = ['--build-script-name', 'build-storybook', '--exit-zero-on-changes'];
  const child = spawn(process.execPath, [bin, ...args, ...process.argv.slice(2)], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

publish();
