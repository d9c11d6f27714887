import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Storybook } from './Storybook.ts';

/** Storybook serves static files next to its preview, so `cover.png`, `./img/cover.png` and `/cover.png` all work. */
const FILE = /^(?:\.?\/)?((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.\w+)([?#]\S*)?$/;

/** Returns a function that maps a static file's address in Storybook's preview to that on the site; undefined for other text. */
export function createStaticAddress(
  { staticDirs }: Pick<Storybook, 'staticDirs'>,
  { base }: { base: string },
): (text: string) => string | undefined {
  return (text) => {
    const [, path, rest = ''] = FILE.exec(text) ?? [];
    return path && findStaticFile(staticDirs, path) ? base + path + rest : undefined;
  };
}

/** Absolute path of the static file at an address of Storybook's preview. */
export function findStaticFile(
  staticDirs: Storybook['staticDirs'],
  address: string,
): string | undefined {
  const path = `/${FILE.exec(address)?.[1] ?? ''}`;
  const files = staticDirs.flatMap(({ from, to }) => {
    const prefix = to.endsWith('/') ? to : `${to}/`;
    if (path === to) return from;
    return path.startsWith(prefix) ? join(from, path.slice(prefix.length)) : [];
  });
  return path === '/' ? undefined : files.find((file) => existsSync(file));
}
