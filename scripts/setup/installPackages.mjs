import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expectedStamp, stampPath } from './isInstalled.mjs';
import { SetupError } from './SetupError.mjs';

const PREFIX = 'install-';
const NETWORK_ERRORS =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;

/** The npm that runs this script, or the one on the path. */
function findNpm() {
  const path = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
}

/**
 * Runs npm in a folder and gives its exit code and what it printed.
 * @param {string[]} npm
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(npm, cwd) {
  const [command = 'npm', ...first] = npm;
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // One retry: a reader without a network should learn it within seconds, not minutes.
  const patience = [
    '--prefer-offline',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  const args = [...first, 'ci', ...quiet, ...patience];
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: null, output: output + error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes what installations that were killed have left behind.
 * @param {string} cache
 */
function removeLeftovers(cache) {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} output What npm printed.
 * @returns {SetupError}
 */
function explainFailure(output) {
  if (NETWORK_ERRORS.test(output)) {
    return new SetupError(
      'The packages could not be downloaded: the npm registry did not answer.',
      'Check the network (and `npm config get registry`, `npm config get proxy`), then run the command again.',
    );
  }
  // npm begins with the reason and ends with its usage.
  const reason = output.trim().split('\n').slice(0, 20).join('\n');
  return new SetupError(
    `npm could not install the packages of the lock file. It said:\n\n${reason}\n`,
    'Mend that and run the command again. Nothing was changed.',
  );
}

/**
 * Installs aside and then puts the finished folder in place, so that a failed or killed installation leaves the
 * earlier `node_modules`, or none, but never half of one.
 * @param {string} root
 * @param {string[]} [npm] Command to run, in parts.
 */
export async function installPackages(root, npm = findNpm()) {
  const cache = join(root, '.cache');
  const aside = join(cache, `${PREFIX}${process.pid}`);
  removeLeftovers(cache);
  mkdirSync(aside, { recursive: true });
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      if (existsSync(join(root, name))) copyFileSync(join(root, name), join(aside, name));
    }
    const { code, output } = await runNpm(npm, aside);
    if (code !== 0) throw explainFailure(output);
    writeFileSync(stampPath(aside), expectedStamp(root, aside));
    const target = join(root, 'node_modules');
    if (existsSync(target)) renameSync(target, join(aside, 'replaced'));
    renameSync(join(aside, 'node_modules'), target);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
