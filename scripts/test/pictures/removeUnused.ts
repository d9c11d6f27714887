import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptPictures } from './listPictures.ts';
import { browserOf } from './pictureBrowser.ts';

/**
 * Removes the pictures of a folder that no test makes any more, and the pictures of browsers that are not installed
 * any more. Gives what was removed, as paths in the folder.
 */
export function removeUnused(folder: string, key: string, wanted: string[]): string[] {
  const keys = existsSync(folder) ? readdirSync(folder) : [];
  const former = keys.filter((other) => browserOf(other) !== browserOf(key));
  const unused = keptPictures(join(folder, key)).filter((path) => !wanted.includes(path));
  const removed = [...former, ...unused.map((path) => `${key}/${path}`)];
  for (const path of removed) rmSync(join(folder, path), { recursive: true });
  return removed;
}
