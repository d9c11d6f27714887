import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface VercelConfig {
  redirects: object[];
  headers: { source: string }[];
}

/**
 * Merges the redirects and headers of a nested site into the files at the root, where hosts look for them. Skips the
 * headers for all its pages: the outer site sets the same ones for all paths, and hosts would send both.
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

/** Whether a pattern covers the whole nested site: `/storysite/*` or, with a base, `/select/storysite/*`. */
const isForAll = (pattern: string) => /^(\/[^/]+)*\/storysite\/\*$/.test(pattern);

/** Removes the block for all pages from a `_headers` file. */
function dropForAll(text: string): string {
  return text
    .split(/^(?=\S)/m)
    .filter((block) => !isForAll(block.split('\n', 1)[0] ?? ''))
    .join('');
}
