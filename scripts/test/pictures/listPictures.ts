import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageWidths, picturedPages } from './picturedPages.ts';
import { storyStates } from './storyStates.ts';

/** The pictures that the tests make, as paths in the folder of their browser. */
export function wantedPictures(storyIds: string[]): string[] {
  return [
    ...picturedPages.flatMap(({ name }) => pageWidths.map((width) => `pages/${name}/${width}.png`)),
    ...storyIds.flatMap((id) => storyStates.map((state) => `stories/${id}/${state}.png`)),
  ].sort();
}

/** The files in a folder of pictures, as paths in it. */
export function keptPictures(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** How many bytes the files of a folder have together. */
export function weighPictures(folder: string): number {
  return keptPictures(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
}
