import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAddress } from './readAddress.mjs';
import { projectRoot, runCommand, SetupError, setUp } from './setup.mjs';

const POLL_MS = 100;

/** What Storybook prints about itself even when told to be quiet. */
const BANNER = /^@storybook\/core v|^\s*$/;

/**
 * Starts Storybook's development server without banner, telemetry and version check; its warnings stay visible.
 * @param {import('./readAddress.mjs').Address} address
 */
function runStorybook({ host, port }) {
  const bin = createRequire(import.meta.url).resolve('storybook/bin/index.cjs');
  const where = ['--port', String(port), '--host', host, '--exact-port'];
  const quiet = ['--quiet', '--ci', '--no-open', '--disable-telemetry', '--no-version-updates'];
  const server = spawn(process.execPath, [bin, 'dev', ...where, ...quiet, '--loglevel', 'warn'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!BANNER.test(line)) console.log(line);
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal));
  }
  return server;
}

/**
 * Whether a server answers with a page.
 * @param {import('./readAddress.mjs').Address} address
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
  const server = runStorybook(address);
  let running = true;
  server.on('exit', (code) => {
    running = false;
    process.exitCode = code ?? 0;
  });
  while (running && !(await answers(address))) await sleep(POLL_MS);
  if (running) {
    console.log(`Docs site   ${address.url}\nWorkbench   ${address.url}storybook/`);
  } else if (process.exitCode) {
    throw new SetupError(
      'Storybook ended before it could serve a page.',
      'Its messages are above.',
    );
  }
});
