import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** A file of the build in a string of a script, or in an address of a style sheet. */
const ASSET =
  /(?:["'`]|url\()["']?(?:\.?\/|[\w/~-]*\/)?([\w.~-]+-[\w-]{8}\.(?:js|css|svg|png|woff2?))\b/g;

/** Every script, style sheet or picture that a script or style sheet of the build names and that is not there. */
export async function checkAssets(dir: string): Promise<string[]> {
  const problems = new Set<string>();
  for (const file of await glob('assets/*.{js,css}', { cwd: dir })) {
    for (const [, name = ''] of (await readFile(join(dir, file), 'utf8')).matchAll(ASSET)) {
      if (!existsSync(join(dir, 'assets', name))) problems.add(`${file}: ${name} is not there`);
    }
  }
  return [...problems];
}
