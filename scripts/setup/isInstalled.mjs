import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockEntry */

/**
 * Note of the lock file and the platform that `node_modules` was installed for; npm deletes it with the folder.
 * @param {string} folder The folder that holds `node_modules`.
 */
export function stampPath(folder) {
  return join(folder, 'node_modules', '.installed-for');
}

/** @param {string} path */
function hash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * What the stamp of an up-to-date installation says: the lock file, npm's record of the installed tree, the platform.
 * @param {string} root Folder of the lock file.
 * @param {string} [folder] The folder that holds `node_modules`.
 */
export function expectedStamp(root, folder = root) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  // npm writes its record last: without it the installation did not finish.
  if (!existsSync(record)) return 'not installed';
  const lock = join(root, 'package-lock.json');
  return `${hash(lock)} ${hash(record)} ${process.platform}-${process.arch}`;
}

/**
 * Packages of a lock file by their folder, without the project itself.
 * @param {string} path
 * @returns {Map<string, LockEntry>}
 */
function readPackages(path) {
  const { packages = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(packages).filter(([folder]) => folder !== ''));
}

/**
 * Whether npm's own record of the installed tree holds exactly what the lock file asks for on this platform.
 * @param {string} root
 */
function treeMatchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  const installed = readPackages(record);
  const wanted = readPackages(join(root, 'package-lock.json'));
  for (const [folder, entry] of installed) {
    const other = wanted.get(folder);
    if (other?.version !== entry.version || other?.integrity !== entry.integrity) return false;
    if (!existsSync(join(root, folder))) return false;
  }
  return [...wanted].every(([folder, entry]) => entry.optional || installed.has(folder));
}

/**
 * Whether `node_modules` is whole and is what the lock file says. Compares contents, since a fresh checkout
 * or a copy gives files new times.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = stampPath(root);
  const expected = expectedStamp(root);
  if (expected === 'not installed') return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return true;
  try {
    if (!treeMatchesLock(root)) return false;
  } catch {
    return false; // An unreadable record is mended by installing.
  }
  writeFileSync(stamp, expected);
  return true;
}
