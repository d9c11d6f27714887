import { findStorybook } from './findStorybook.ts';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { runCommand } from './setup.mjs';

const HOW_TO_SET =
  'Chromatic: set CHROMATIC_PROJECT_TOKEN to the token of your project (chromatic.com, Manage, Configure) to publish Storybook.';

/** `npm run chromatic`: publishes the built Storybook for visual review; builds it if there is none. */
async function publish(): Promise<void> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(HOW_TO_SET);
    // Forks have no token; their workflow continues without this.
    process.exitCode = process.env.GITHUB_ACTIONS === 'true' ? 0 : 1;
    return;
  }
  // Chromatic reads the token from the environment, which process lists do not show.
  const args = ['--storybook-build-dir', await findStorybook(), '--exit-zero-on-changes'];
  process.exitCode = await runScript(resolveBin('chromatic'), [...args, ...process.argv.slice(2)]);
}

await runCommand(publish);
