import { createHash } from 'node:crypto';
import { isLargeMenu } from '../../core/menu.ts';
import type { Site } from '../site/Site.ts';

/**
 * Prints each large menu in full, as a file of the deploy: `<name>.<language>.json`. `name` is undefined if none is
 * large.
 */
export function printMenuFiles(site: Pick<Site, 'menus'>) {
  const large = [...site.menus].filter(([, menu]) => isLargeMenu(menu));
  if (large.length === 0) return { files: [] };
  const texts = large.map(([lang, menu]) => ({ lang, text: JSON.stringify(menu) }));
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const name = `assets/menu-${hash}`;
  return { name, files: texts.map(({ lang, text }) => ({ file: `${name}.${lang}.json`, text })) };
}
