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

/** Weighs a page of a build for the base `/` with all scripts and style sheets that its document names. */
export async function weighPage(dir: string, page: string): Promise<PageWeight> {
  const html = await readFile(join(dir, page), 'utf8');
  const named = (ending: string) =>
    [
      ...new Set(
        [...html.matchAll(/(?:src|href|data-module)="\/(assets\/[^"]+)"/g)].map(
          (match) => match[1] ?? '',
        ),
      ),
    ].filter((file) => file.endsWith(ending));
  const weigh = async (files: string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(join(dir, file))));
    return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  };
  const [scripts, styles] = [named('.js'), named('.css')];
  return {
    script: await weigh(scripts),
    style: await weigh(styles),
    html: gzipSync(html, { level: 9 }).length,
    requests: 1 + scripts.length + styles.length,
  };
}
