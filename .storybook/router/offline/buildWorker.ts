import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import { OFFLINE_MAX_PAGES } from '../../../src/config/limits.ts';
import { CLIENT, collectAssets } from '../collectAssets.ts';
import { pageModuleId, staticsModuleId } from '../plugins/site.ts';
import type { Site } from '../readSite.ts';
import { toHref } from '../routes.ts';
import type { OfflineData, Pack } from './OfflineData.ts';

interface WorkerOptions {
  site: Site;
  manifest: Manifest;
  /** Another one for each build that readers see something else of. */
  version: string;
  outDir: string;
}

/** What pages need beside their own modules, the search and an address without a page. */
const SHARED = [
  CLIENT,
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
    ? await prepareOffline(options)
    : { base: site.config.base, version, pack: '', files: [], pages: [] };
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

/** Writes the pack and lists the rest. More pages than the first ones would cost readers too much. */
async function prepareOffline(options: WorkerOptions): Promise<OfflineData> {
  const { site, manifest, version, outDir } = options;
  const { base } = site.config;
  const list = (ids: string[]) => {
    const { scripts, styles } = collectAssets(manifest, ids);
    return [...scripts, ...styles];
  };
  const paths = site.pages.slice(0, OFFLINE_MAX_PAGES).map(({ path }) => path);
  const shared = list(SHARED);
  const own = list(paths.flatMap((path) => [pageModuleId(path), staticsModuleId(path)]));
  const packed = own.filter((file) => !shared.includes(file));
  const texts = await Promise.all(packed.map((file) => readFile(join(outDir, file), 'utf8')));
  const pack: Pack = Object.fromEntries(packed.map((file, at) => [base + file, texts[at] ?? '']));
  return {
    base,
    version,
    pack: base + (await writeHashed(JSON.stringify(pack), outDir)),
    files: shared.map((file) => base + file),
    pages: paths.map((path) => toHref(path, site.config)),
  };
}

/** Writes the pack under a name that no other content gets; its path in the build. */
async function writeHashed(text: string, outDir: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/pack-${hash}.json`;
  await writeFile(join(outDir, file), text);
  return file;
}
