import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface VercelConfig {
  redirects: object[];
  headers: { source: string }[];
}

/**
 * Adds the redirects and headers of a site in a folder of another one to those at the top, where hosts look for them. Headers
 * for all of its pages are left out: the outer site has the same ones for all paths, and hosts would send both.
 */
export function addHostFiles(outer: string, inner: string): void {
  const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(outer, name), text);
  write('_redirects', read(outer, '_redirects') + read(inner, '_redirects'));
  write('_headers', read(outer, '_headers') + dropForAll(read(inner, '_headers')));
  const [all, own] = [outer, inner].map(
    (dir) => JSON.parse(read(dir, 'vercel.json')) as VercelConfig,
  ) as [VercelConfig, VercelConfig];
  const headers = own.headers.filter(({ source }) => !isForAll(source.replace('(.*)', '*')));
  const merged = {
    redirects: [...all.redirects, ...own.redirects],
    headers: [...all.headers, ...headers],
  };
  write('vercel.json', `${JSON.stringify(merged, null, 2)}\n`);
}

/** Whether a pattern is for everything in the first folder: `/storysite/*`, with a base `/select/storysite/*`. */
const isForAll = (pattern: string) => /^(\/[^/]+)*\/storysite\/\*$/.test(pattern);

/** A `_headers` file without the block for all pages. */
function dropForAll(text: string): string {
  return text
    .split(/^(?=\S)/m)
    .filter((block) => !isForAll(block.split('\n', 1)[0] ?? ''))
    .join('');
}
