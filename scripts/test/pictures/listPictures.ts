import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserOf } from './pictureBrowser.ts';

/** How a story is pictured: as it comes, then with its list open: in light, in dark and from right to left. */
const storyStates = ['closed', 'open', 'dark', 'rtl'] as const;

/** One of these states. */
export type StoryState = (typeof storyStates)[number];

/** Widths of a desktop window and of a phone. */
export const pageWidths = [1280, 375] as const;

/** Eight pages, each with something that the others lack; `whole` ones beyond the first screen. */
export const picturedPages = [
  { name: 'home', path: '/', whole: false },
  { name: 'api', path: '/#api', whole: false },
  { name: 'demo-short', path: '/demo/optgroup', whole: true },
  { name: 'demo-long', path: '/demo/option-label-prop', whole: true },
  { name: 'demo-tall', path: '/demo/auto-adjust-dropdown', whole: true },
  { name: 'demo-shared-source', path: '/demo/suggest', whole: true },
  { name: 'not-found', path: '/demo/optgrup', whole: true },
  { name: 'demo-not-found', path: '/~demos/demo-none--basic', whole: true },
];

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

/** Removes pictures that no test makes and those of other browsers. Returns what it removed, as paths in the folder. */
export function removeUnused(folder: string, key: string, wanted: string[]): string[] {
  const keys = existsSync(folder) ? readdirSync(folder) : [];
  const outdated = keys.filter((other) => browserOf(other) !== browserOf(key));
  const unused = keptPictures(join(folder, key)).filter((path) => !wanted.includes(path));
  const removed = [...outdated, ...unused.map((path) => `${key}/${path}`)];
  for (const path of removed) rmSync(join(folder, path), { recursive: true });
  return removed;
}
