import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Pictured states of a story: initial, then with its list open in light, in dark, and from right to left. */
const storyStates = ['closed', 'open', 'dark', 'rtl'] as const;

/** States whose accessibility tree is compared as well; it does not depend on theme and direction. */
export const statesWithTree: readonly StoryState[] = ['closed', 'open'];

export type StoryState = (typeof storyStates)[number];

/** Widths of desktop and phone. */
export const pageWidths = [1280, 375] as const;

/** Eight pages, each with unique parts; `whole` ones are pictured beyond the first screen. */
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

/** Pictures and accessibility trees that the tests create, as paths in the browser's folder. */
function wantedPictures(storyIds: string[]): string[] {
  return [
    ...picturedPages.flatMap(({ name }) => pageWidths.map((width) => `pages/${name}/${width}.png`)),
    ...storyIds.flatMap((id) => [
      ...storyStates.map((state) => `stories/${id}/${state}.png`),
      ...statesWithTree.map((state) => `stories/${id}/${state}.aria.yml`),
    ]),
  ];
}

/** Files in the pictures folder, as relative paths: `linux-x64-chromium-147/pages/home/375.png`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Files that no test creates, or that belong to another browser. */
export function listUnused(folder: string, key: string, storyIds: string[]): string[] {
  const wanted = wantedPictures(storyIds).map((path) => `${key}/${path}`);
  return listFiles(folder).filter((path) => !wanted.includes(path));
}
