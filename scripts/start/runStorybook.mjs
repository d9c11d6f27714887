import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What Storybook prints about itself even when told to be quiet. */
const BANNER = /^@storybook\/core v|^\s*$/;

/**
 * Starts Storybook's development server without banner, telemetry and version check; its warnings stay visible.
 * @param {string} root
 * @param {{ host: string, port: number }} address
 */
export function runStorybook(root, { host, port }) {
  const bin = createRequire(join(root, 'package.json')).resolve('storybook/bin/index.cjs');
  const where = ['--port', String(port), '--host', host, '--exact-port'];
  const quiet = ['--quiet', '--ci', '--no-open', '--disable-telemetry', '--no-version-updates'];
  const server = spawn(process.execPath, [bin, 'dev', ...where, ...quiet, '--loglevel', 'warn'], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!BANNER.test(line)) console.log(line);
  });
  return server;
}
