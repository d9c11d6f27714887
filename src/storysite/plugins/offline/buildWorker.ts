import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePath, type FinishedBuild, moduleBeside, toFile, toHref } from 'storysite/plugin';
import { build } from 'vite';
import { toMarkdownPath } from '../markdown/MarkdownPage.ts';
import type { Shown } from './offline.ts';

/** The files that the service worker fetches in advance. */
export interface OfflineFiles {
  /** Changes with the files below. */
  version: string;
  /** Addresses of hashed files. */
  assets: string[];
  /** Files whose names have no hash: search indexes, Markdown of pages, and pictures of the static files. */
  named: Revision[];
  pages: Revision[];
  /** Redirects by address, since without a network no host redirects. */
  redirects: [from: string, to: string][];
}

/** An address, and a hash of its content. */
interface Revision {
  url: string;
  revision: string;
}

/** The service worker fetches at most this many pages in advance. */
const MAX_PAGES = 100;

/** Bytes of the largest picture or Markdown file that it fetches in advance. */
const MAX_EXTRA = 200_000;

/** Writes the service worker `sw.js`; without `shown`, a worker that clears its caches and unregisters itself. */
export async function buildWorker(built: FinishedBuild, shown: Shown | undefined): Promise<void> {
  const { site, outDir } = built;
  const files = shown && (await listFiles(built, shown));
  await build({
    configFile: false,
    root: site.root,
    logLevel: 'warn',
    publicDir: false,
    define: { OFFLINE: JSON.stringify(files) ?? 'undefined' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: moduleBeside(import.meta.url, './worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

async function listFiles(
  { site, outDir, assetsOf }: FinishedBuild,
  { framed, pictures }: Shown,
): Promise<OfflineFiles> {
  const written = site.pages.filter(({ original }) => !original);
  const paths = [...written.map(({ path }) => path), ...framed].slice(0, MAX_PAGES);
  const { base, htmlSuffix } = site.config;
  const revise = async (url: string, file: string): Promise<Revision> => ({
    url,
    revision: hash(await readFile(join(outDir, file))),
  });
  const isHashed = (url: string) => url.startsWith(`${base}assets/`);
  const needed = assetsOf(paths);
  const assets = needed.filter(isHashed);
  // Without patterns, which redirect to any number of pages.
  const redirects = Object.entries(site.config.redirects)
    .filter(([from]) => !from.endsWith('*'))
    .map((pair) => pair.map((path) => encodeURI(toHref(path, site.config))) as [string, string]);
  const fileOf = (url: string) => decodePath(url.slice(base.length).replace(/[?#].*/, ''));
  const isSmallFile = (url: string) => {
    if (!url.startsWith(base)) return false;
    const file = statSync(join(outDir, fileOf(url)), { throwIfNoEntry: false });
    return file?.isFile() && file.size <= MAX_EXTRA;
  };
  // They exist if the site has the plugin `markdown()`.
  const texts = paths.map((path) => base.slice(0, -1) + encodeURI(toMarkdownPath(path)));
  const extra = [...texts, ...pictures].filter(isSmallFile);
  const unhashed = [...new Set([...needed, ...extra])].filter((url) => !isHashed(url));
  const [named, pages] = await Promise.all([
    Promise.all(unhashed.map((url) => revise(url, fileOf(url)))),
    Promise.all(
      paths.map((path) => revise(encodeURI(toHref(path, site.config)), toFile(path, htmlSuffix))),
    ),
  ]);
  const files = { assets, named, pages, redirects };
  return { version: hash(JSON.stringify(files)), ...files };
}

const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
