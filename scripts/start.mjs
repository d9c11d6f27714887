import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAddress } from './readAddress.mjs';
import { projectRoot, runCommand, SetupError, setUp } from './setup.mjs';

const POLL_MS = 100;

/**
 * Starts Storybook's development server without telemetry or version check.
 * @param {import('./readAddress.mjs').Address} address
 */
function runStorybook({ host, port }) {
  const bin = createRequire(import.meta.url).resolve('storybook/bin/index.cjs');
  const where = ['--port', String(port), '--host', host, '--exact-port'];
  const quiet = ['--quiet', '--ci', '--no-open', '--disable-telemetry', '--no-version-updates'];
  const server = spawn(process.execPath, [bin, 'dev', ...where, ...quiet, '--loglevel', 'warn'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal));
  }
  return server;
}

/**
 * Whether a server responds with a page.
 * @param {string} url
 */
async function answers(url) {
  try {
    await fetch(url, { method: 'HEAD', headers: { accept: 'text/html' } });
    return true;
  } catch {
    return false;
  }
}

await runCommand(async () => {
  await setUp();
  const address = await readAddress(process.env, 6006);
  const server = runStorybook(address);
  let running = true;
  server.on('exit', (code) => {
    running = false;
    process.exitCode = code ?? 0;
  });
  while (running && !(await answers(address.url))) await sleep(POLL_MS);
  if (running) {
    console.log(`Docs site   ${address.url}\nStorybook   ${address.url}storybook/`);
  } else if (process.exitCode) {
    throw new SetupError(
      'Storybook stopped before it could serve a page.',
      'See its output above.',
    );
  }
});
