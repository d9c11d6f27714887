import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, runCommand, setUp } from './setup.mjs';
import { SetupError } from './setup/SetupError.mjs';
import { readAddress } from './start/readAddress.mjs';
import { runStorybook } from './start/runStorybook.mjs';

const POLL_MS = 100;

/**
 * Whether a server answers with a page.
 * @param {import('./start/readAddress.mjs').Address} address
 * @returns {Promise<boolean>}
 */
function answers({ host, port }) {
  return new Promise((resolve) => {
    const request = get({ host, port, path: '/', headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });
}

await runCommand(async () => {
  await setUp();
  const address = await readAddress(process.env, 6006, 'npm start');
  const server = runStorybook(projectRoot, address);
  const stop = (/** @type {NodeJS.Signals} */ signal) => server.kill(signal);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop);
  }
  let running = true;
  server.on('exit', (code) => {
    running = false;
    process.exitCode = code ?? 0;
  });
  while (running && !(await answers(address))) await sleep(POLL_MS);
  if (!running && process.exitCode) {
    throw new SetupError(
      'Storybook ended before it could serve a page.',
      'Its messages are above.',
    );
  }
  if (running) {
    console.log(`Docs site   ${address.url}\nWorkbench   ${address.url}storybook/`);
  }
});
