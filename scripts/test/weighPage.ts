import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';

/** Weight of the files that a prerendered page loads immediately, in bytes after gzip. */
export interface PageWeight {
  script: number;
  style: number;
  html: number;
  requests: number;
}

/** Addresses of scripts and style sheets in a document. */
const NAMED = /(?:src|href|data-module)="\/(assets\/[^"]+)"/g;
/** `import … from "./x.js"` and `import "./x.js"`, not `import("./x.js")`. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** Inlined style sheets, with the address of their file. */
const INLINED = /<style data-href="[^"]+">.*?<\/style>/gs;

/**
 * Files that a prerendered page loads immediately, as paths in the output of a build with base `/`: those in its
 * document, and their static imports.
 */
export async function listFirstFiles(dir: string, page: string): Promise<string[]> {
  const html = await readFile(join(dir, page), 'utf8');
  return addImports(
    dir,
    [...html.matchAll(NAMED)].map(([, file = '']) => file),
  );
}

/** Adds the static imports of scripts. */
async function addImports(dir: string, first: string[]): Promise<string[]> {
  const files = new Set(first);
  // The loop also visits files that are added to the set meanwhile.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = await readFile(join(dir, file), 'utf8');
    for (const [, name] of script.matchAll(IMPORTED)) files.add(`assets/${name}`);
  }
  return [...files];
}

/** Bytes after gzip of a part that a page loads later, without files already loaded. `part` starts its file names. */
export async function weighLater(dir: string, page: string, part: string): Promise<number> {
  const known = await listFirstFiles(dir, page);
  const own = await glob(`assets/${part}-*.{js,css}`, { cwd: dir });
  const later = (await addImports(dir, own)).filter((file) => !known.includes(file));
  const weights = later.map(async (file) => weigh(await readFile(join(dir, file))));
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}

const weigh = (text: Buffer | string) => gzipSync(text, { level: 9 }).length;

/** Weighs a page with all files that it loads immediately. Inlined style sheets count as style, not as a request. */
export async function weighPage(dir: string, page: string): Promise<PageWeight> {
  const files = await listFirstFiles(dir, page);
  const weighAll = async (ending: string) => {
    const texts = await Promise.all(
      files.filter((file) => file.endsWith(ending)).map((file) => readFile(join(dir, file))),
    );
    return texts.reduce((sum, text) => sum + weigh(text), 0);
  };
  const html = await readFile(join(dir, page), 'utf8');
  const inlined = html.match(INLINED) ?? [];
  return {
    script: await weighAll('.js'),
    style: await weighAll('.css'),
    html: weigh(html.replace(INLINED, '')),
    requests: 1 + files.length - inlined.length,
  };
}
