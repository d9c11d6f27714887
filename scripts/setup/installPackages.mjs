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
import { explainNpmFailure } from './explainNpmFailure.mjs';
import { expectedStamp, stampPath } from './isInstalled.mjs';
import { findNpm, runNpm } from './runNpm.mjs';

const PREFIX = 'install-';

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
    const { code, output } = await runNpm(npm, ['ci', '--prefer-offline'], aside);
    if (code !== 0) throw explainNpmFailure(output, 'install the packages of the lock file');
    writeFileSync(stampPath(aside), expectedStamp(root, aside));
    const target = join(root, 'node_modules');
    if (existsSync(target)) renameSync(target, join(aside, 'replaced'));
    renameSync(join(aside, 'node_modules'), target);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
