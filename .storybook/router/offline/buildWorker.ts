import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import { OFFLINE_MAX_PAGES } from '../../../src/config/limits.ts';
import { collectAssets, modules } from '../collectAssets.ts';
import { pageModuleId, staticsModuleId } from '../plugins/site.ts';
import type { Site } from '../readSite.ts';
import { toHref } from '../routes.ts';
import type { OfflineData } from './OfflineData.ts';

interface WorkerOptions {
  site: Site;
  manifest: Manifest;
  /** Another one for each build that readers see something else of. */
  version: string;
  outDir: string;
}

/** What moves between pages need beside the pages' own modules. */
const SHARED = [...Object.values(modules), 'virtual:site-manifest'];

/** What the search needs, and an address without a page. */
const MORE = [
  'virtual:search-index',
  'src/layout/SearchBox/searchChunk.ts',
  'src/page/nearestPages.ts',
];

/** Writes `sw.js`: the service worker, or the one that clears it away where `offline` is switched off. */
export async function buildWorker(options: WorkerOptions): Promise<void> {
  const { site, version, outDir } = options;
  const isOn = site.config.offline;
  const source = isOn ? 'worker.ts' : 'clearingWorker.ts';
  const data = isOn
    ? listOffline(options)
    : { base: site.config.base, version, files: [], pages: [], more: [] };
  await build({
    configFile: false,
    root: site.root,
    logLevel: 'warn',
    publicDir: false,
    define: { OFFLINE_DATA: JSON.stringify(data) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: join(fileURLToPath(new URL('.', import.meta.url)), source),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The pages that are kept before they are asked for, with all that they need; more of them would cost readers too much. */
export function listOffline({ site, manifest, version }: WorkerOptions): OfflineData {
  const { base } = site.config;
  const list = (ids: string[], listed: string[] = []) => {
    const { scripts, styles } = collectAssets(manifest, ids);
    return [...scripts, ...styles]
      .map((file) => base + file)
      .filter((file) => !listed.includes(file));
  };
  const files = list(SHARED);
  const pages = site.pages.slice(0, OFFLINE_MAX_PAGES).map(({ path }) => ({
    address: toHref(path, site.config),
    files: list([pageModuleId(path), staticsModuleId(path)], files),
  }));
  return { base, version, files, pages, more: list(MORE, files) };
}
