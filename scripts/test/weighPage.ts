import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a prerendered page makes a browser fetch at once; bytes after gzip. */
export interface PageWeight {
  script: number;
  style: number;
  html: number;
  requests: number;
}

/** Addresses of scripts and style sheets that a document names. */
const NAMED = /(?:src|href|data-module)="\/(assets\/[^"]+)"/g;
/** `import … from "./x.js"` and `import "./x.js"`, not `import("./x.js")`. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** Style sheets are part of the document, each with the address of its file. */
const INLINED = /<style data-href="[^"]+">.*?<\/style>/gs;

/**
 * Files that a prerendered page makes a browser fetch at once, as paths in the folder of a build for the base `/`:
 * all that its document names, and all that these scripts import in turn.
 */
export async function listFirstFiles(dir: string, page: string): Promise<string[]> {
  const html = await readFile(join(dir, page), 'utf8');
  const files = new Set([...html.matchAll(NAMED)].map(([, file = '']) => file));
  // The loop also reaches what is added to a set while it runs.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = await readFile(join(dir, file), 'utf8');
    for (const [, name] of script.matchAll(IMPORTED)) files.add(`assets/${name}`);
  }
  return [...files];
}

/** Weighs a page with all that it needs at once. A style sheet in the document counts as style and is no request. */
export async function weighPage(dir: string, page: string): Promise<PageWeight> {
  const files = await listFirstFiles(dir, page);
  const weigh = async (ending: string) => {
    const texts = await Promise.all(
      files.filter((file) => file.endsWith(ending)).map((file) => readFile(join(dir, file))),
    );
    return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  };
  const html = await readFile(join(dir, page), 'utf8');
  const inlined = html.match(INLINED) ?? [];
  return {
    script: await weigh('.js'),
    style: await weigh('.css'),
    html: gzipSync(html.replace(INLINED, ''), { level: 9 }).length,
    requests: 1 + files.length - inlined.length,
  };
}
