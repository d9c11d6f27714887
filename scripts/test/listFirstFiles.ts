import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAMED = /(?:src|href|data-(?:module|start|stories|frame))="([^"]+)"/g;
/** `import … from "./x.js"` and `import "./x.js"`, not `import("./x.js")`. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/**
 * Files that a prerendered page makes a browser fetch at once, as paths in the folder of a build for the base `/`:
 * all that its document names, and all that these scripts import in turn.
 */
export async function listFirstFiles(dir: string, page: string): Promise<string[]> {
  const html = await readFile(join(dir, page), 'utf8');
  const named = [...html.matchAll(NAMED)].flatMap(([, addresses = '']) => addresses.split(' '));
  const files = new Set(
    named.filter((address) => address.startsWith('/assets/')).map((address) => address.slice(1)),
  );
  // A set gives what is added while it is gone through, too.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = await readFile(join(dir, file), 'utf8');
    for (const [, name] of script.matchAll(IMPORTED)) files.add(`assets/${name}`);
  }
  return [...files];
}
