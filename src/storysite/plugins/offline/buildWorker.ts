import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { build } from 'vite';
import { OFFLINE_MAX_PAGES } from '../../core/limits.ts';
import { collectAssets, engineKey } from '../../node/build/collectAssets.ts';
import { SEARCH_FILES } from '../../node/build/searchFiles.ts';
import { engineFile } from '../../node/engineFile.ts';
import { entries } from '../../node/entries.ts';
import { pageModuleId, staticsModuleId } from '../../node/vite/siteData.ts';
import type { FinishedBuild, PluginSite } from '../../core/config/SitePlugin.ts';
import { toFile, toHref } from '../../core/routes.ts';

/** What the service worker fetches in advance. */
export interface OfflineFiles {
  /** Changes with the files below. */
  version: string;
  /** Addresses of hashed files. */
  assets: string[];
  pages: { url: string; revision: string }[];
}

/** A finished build, as far as its files depend on it. */
type Built = Omit<FinishedBuild, 'site'> & { site: Pick<PluginSite, 'root' | 'config' | 'pages'> };

/** What every page needs, the search, and the not-found page. */
const SHARED = [entries.start, entries.searchPanel, entries.nearestPages];

/** Writes `sw.js`: the service worker or, where it is not enabled, one that clears its caches and unregisters itself. */
export async function buildWorker(built: Built, isEnabled: boolean): Promise<void> {
  const { site, outDir } = built;
  const files = isEnabled ? await listFiles(built) : undefined;
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
        input: engineFile('plugins/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

async function listFiles({ site, manifest, outDir }: Built): Promise<OfflineFiles> {
  const { base, htmlSuffix } = site.config;
  const written = site.pages.filter(({ original }) => !original);
  const paths = written.slice(0, OFFLINE_MAX_PAGES).map(({ path }) => path);
  const modules = paths.flatMap((path) => [pageModuleId(path), staticsModuleId(path)]);
  const shared = SHARED.map((file) => engineKey(site.root, file));
  const { scripts, styles } = collectAssets(manifest, [...shared, ...modules]);
  const indexes = await glob(SEARCH_FILES, { cwd: outDir });
  const assets = [...scripts, ...styles, ...indexes].map((file) => base + file);
  const pages = await Promise.all(
    paths.map(async (path) => ({
      url: encodeURI(toHref(path, site.config)),
      revision: hash(await readFile(join(outDir, toFile(path, htmlSuffix)))),
    })),
  );
  return { version: hash(JSON.stringify([assets, pages])), assets, pages };
}

const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
