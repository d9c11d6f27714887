import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFirstFiles } from './listFirstFiles.ts';

/** What a prerendered page makes a browser fetch at once; bytes after gzip. */
export interface PageWeight {
  script: number;
  style: number;
  html: number;
  requests: number;
}

/** Style sheets stand in the document, each with the address of its file. */
const INLINED = /<style data-href="[^"]+">[^<]*<\/style>/g;

/**
 * Weighs a page of a build for the base `/` with all scripts and style sheets that it needs at once. A style sheet
 * in the document counts as style, not as HTML, and is no request.
 */
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
