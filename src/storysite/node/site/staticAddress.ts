import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Storybook } from '../storybook/Storybook.ts';

/** Storybook's preview lies beside the static files; `cover.png`, `./img/cover.png` and `/cover.png` all mean them there. */
const FILE = /^(?:\.?\/)?((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.\w+)$/;

/** Gives the site's address of a static file that is named as seen from Storybook's preview; undefined for other text. */
export function createStaticAddress(
  { staticDirs }: Pick<Storybook, 'staticDirs'>,
  { base }: { base: string },
): (text: string) => string | undefined {
  const isStatic = (path: string) =>
    staticDirs.some(({ from, to }) => {
      const prefix = to.endsWith('/') ? to : `${to}/`;
      if (path === to) return existsSync(from);
      return path.startsWith(prefix) && existsSync(join(from, path.slice(prefix.length)));
    });
  return (text) => {
    const [, path] = FILE.exec(text) ?? [];
    return path && isStatic(`/${path}`) ? base + path : undefined;
  };
}
