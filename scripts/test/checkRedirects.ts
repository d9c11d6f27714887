import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFileOf } from './builtFileOf.ts';

/** Every redirect that hosts are given and that leads to no file: the lines of `_redirects`. */
export async function checkRedirects(dir: string, base: string): Promise<string[]> {
  const lines = (await readFile(join(dir, '_redirects'), 'utf8')).split('\n').filter(Boolean);
  return lines.filter((line) => {
    const [, to = ''] = line.split(/\s+/);
    const path = to.replace(/:splat$/, '').slice(base.length);
    const isThere = to.endsWith(':splat') ? existsSync(join(dir, path)) : builtFileOf(dir, path);
    return !to.startsWith(base) || !isThere;
  });
}
