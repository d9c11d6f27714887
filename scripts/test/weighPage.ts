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

/** Weighs a page of a build for the base `/` with all scripts and style sheets that it fetches at once. */
export async function weighPage(dir: string, page: string): Promise<PageWeight> {
  const files = await listFirstFiles(dir, page);
  const weigh = async (ending: string) => {
    const texts = await Promise.all(
      files.filter((file) => file.endsWith(ending)).map((file) => readFile(join(dir, file))),
    );
    return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  };
  return {
    script: await weigh('.js'),
    style: await weigh('.css'),
    html: gzipSync(await readFile(join(dir, page)), { level: 9 }).length,
    requests: 1 + files.length,
  };
}
