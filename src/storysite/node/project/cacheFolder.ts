import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Values of the variable that other tools treat as a switch. */
const SWITCHES = ['true', 'false', '1', '0', ''];

/** Whether the environment variable `CACHE_DIR` moves caches out of the project, as it does Storybook's and Babel's. */
export function hasCacheDir(): boolean {
  return !SWITCHES.includes(process.env.CACHE_DIR ?? '');
}

/** The folder of all caches. */
export function cacheRoot(root: string): string {
  return hasCacheDir() ? resolve(process.env.CACHE_DIR ?? '') : join(root, 'node_modules/.cache');
}

/** The folder of one of the engine's caches. If projects share `CACHE_DIR`, each has its own, unless it `isShared`. */
export function cacheFolder(root: string, name: string, isShared = false): string {
  const isOwn = hasCacheDir() && !isShared;
  const project = isOwn ? `-${createHash('sha256').update(root).digest('hex').slice(0, 8)}` : '';
  return join(cacheRoot(root), name + project);
}
