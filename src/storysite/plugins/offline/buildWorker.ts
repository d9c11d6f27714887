import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FinishedBuild, moduleBeside, toFile, toHref } from 'storysite/plugin';
import { build } from 'vite';

/** The files that the service worker fetches in advance. */
export interface OfflineFiles {
  /** Changes with the files below. */
  version: string;
  /** Addresses of hashed files. */
  assets: string[];
  /** Search indexes, whose names have no hash. */
  indexes: Revision[];
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

/**
 * Writes the service worker `sw.js`. `framed` are the paths of pages that others show in iframes; without them, the
 * worker just clears its caches and unregisters itself.
 */
export async function buildWorker(
  built: FinishedBuild,
  framed: ReadonlySet<string> | undefined,
): Promise<void> {
  const { site, outDir } = built;
  const files = framed && (await listFiles(built, framed));
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
  framed: ReadonlySet<string>,
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
  const [indexes, pages] = await Promise.all([
    Promise.all(
      needed.filter((url) => !isHashed(url)).map((url) => revise(url, url.slice(base.length))),
    ),
    Promise.all(
      paths.map((path) => revise(encodeURI(toHref(path, site.config)), toFile(path, htmlSuffix))),
    ),
  ]);
  const files = { assets, indexes, pages, redirects };
  return { version: hash(JSON.stringify(files)), ...files };
}

const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
