import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';
import type { SearchEntry } from '../../../src/layout/SearchBox/SearchEntry.ts';
import { weighPage } from '../../test/weighPage.ts';
import { measureSearch, type SearchTimes } from '../measureSearch.ts';

/** Sizes of a build that should not depend on the number of its pages, and those that may; bytes. */
export interface BuildWeight {
  /** All HTML files: docs pages, demos alone, redirects. */
  htmlFiles: number;
  /** The script that every page begins with, as it is. */
  entry: number;
  /** One demo's page: document, document without the side menu, and all its scripts after gzip. */
  html: number;
  htmlGzip: number;
  htmlWithoutMenu: number;
  script: number;
  /** The list of all pages, which a reader fetches before the first move to another page; after gzip. */
  manifest: number;
  /** What a reader fetches on the first search, after gzip. */
  searchIndex: number;
  search: SearchTimes;
}

/** Weighs a build by one of its demo pages, `demo/single-1` for example. */
export async function weighBuild(dir: string, page: string): Promise<BuildWeight> {
  const file = `${page}/index.html`;
  const html = await readFile(join(dir, file), 'utf8');
  const entry = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1];
  const menu = /<nav[^>]*aria-label="Pages".*?<\/nav>/s.exec(html)?.[0];
  if (!entry || !menu) throw new Error(`${file} has no entry script or no side menu.`);
  const index = await findChunk(dir, 'search-index');
  const { default: entries } = (await import(pathToFileURL(index).href)) as {
    default: SearchEntry[];
  };
  const weight = await weighPage(dir, file);
  return {
    htmlFiles: (await glob('**/*.html', { cwd: dir })).length,
    entry: (await readFile(join(dir, entry))).length,
    html: Buffer.byteLength(html),
    htmlGzip: weight.html,
    htmlWithoutMenu: Buffer.byteLength(html.replace(menu, '')),
    script: weight.script,
    manifest: await gzipSize(await findChunk(dir, 'site-manifest')),
    searchIndex: await gzipSize(index),
    search: measureSearch(entries),
  };
}

/** The script of a virtual module, by a part of its name. */
async function findChunk(dir: string, name: string): Promise<string> {
  const [file] = await glob(`assets/*${name}-*.js`, { cwd: dir, absolute: true });
  if (!file) throw new Error(`${dir} has no ${name} among its scripts.`);
  return file;
}

async function gzipSize(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}
