import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that may be served. */
export interface ServedFile {
  path: string;
  stats: Stats;
}

/** Rule files for the host; a deploy does not serve them. */
const HIDDEN = /^(_redirects|_headers)$/;

/** The file itself, when it is a regular file that really lies in the folder: a link must not lead out of it. */
async function statInside(dir: string, path: string): Promise<ServedFile | undefined> {
  try {
    const real = await realpath(path);
    if (!real.startsWith((await realpath(dir)) + sep)) return undefined;
    const stats = await stat(real);
    return stats.isFile() ? { path: real, stats } : undefined;
  } catch {
    return undefined; // Missing, a loop of links, a name too long for the file system.
  }
}

/** Whether a decoded segment can be a file's name everywhere: a separator in it would lead to another folder. */
function isFileName(segment: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return segment !== '' && !/[/\\\u0000-\u001f\u007f]/.test(segment);
}

/** The file that a static host serves for a path: the file, the page of that name, or the folder's index. */
export async function findFile(dir: string, segments: string[]): Promise<ServedFile | undefined> {
  const isFolder = segments.at(-1) === '';
  const names = isFolder ? segments.slice(0, -1) : segments;
  if (!names.every(isFileName)) return undefined;
  const path = names.join('/');
  if (HIDDEN.test(path)) return undefined;
  const index = join(path, 'index.html');
  const candidates = isFolder ? [index] : [path, index, `${path}.html`];
  for (const candidate of candidates) {
    const file = await statInside(dir, join(dir, candidate));
    if (file) return file;
  }
  return undefined;
}
