import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { transform } from 'esbuild';
import type { InlineConfig, Logger, Manifest, Plugin, Rollup } from 'vite';
import { entries } from '../project/entries.ts';
import type { SiteReader } from '../site/Site.ts';
import { findStaticFile } from '../project/staticAddress.ts';
import { listPageModules } from '../site/moduleIds.ts';
import { onlyPages } from './siteData.ts';
import { createViteConfig } from './viteConfig.ts';
import { describeBuildError } from './describeBuildError.ts';
import { joinChunks } from './joinChunks.ts';
import { createTidy } from './pageKeys.ts';
import { recordModules, type RecordedModules } from './recordModules.ts';
import type { Warn } from '../../core/Warning.ts';

/** `warn` receives the warnings of the bundler and of Vite's plugins. */
async function sharedConfig(readSite: SiteReader, warn: Warn): Promise<InlineConfig> {
  const { vite, staticDirs } = await readSite.storybook();
  const isStatic = (address: string) => findStaticFile(staticDirs, address) !== undefined;
  return {
    ...(await createViteConfig(readSite)),
    // Vite 8 would log its own steps between those of the build.
    logLevel: 'warn',
    customLogger: noteWarnings(vite.createLogger('warn'), isStatic, warn),
  };
}

/**
 * The time of plugins depends on the machine, and nobody can act on it. Node modules in the browser are reported once
 * for each package. A module imported both ways makes its chunk larger, which readers do not notice.
 */
const IGNORED =
  /^\[PLUGIN_TIMINGS\]|has been externalized for browser compatibility|dynamic import will not move module into another chunk/;

/** Vite's message about an unresolved file in a sheet; Vite does not know the files that Storybook serves. */
const UNRESOLVED = /^(\S+) referenced in .* didn't resolve at build time/;

/** Vite's logger for a build. */
function noteWarnings(logger: Logger, isStatic: (url: string) => boolean, add: Warn): Logger {
  const warn = (message: string) => {
    const text = stripVTControlCharacters(message).trim();
    const [, unresolved] = UNRESOLVED.exec(text) ?? [];
    if (!IGNORED.test(text) && !(unresolved && isStatic(unresolved))) add('vite', text);
  };
  return { ...logger, warn, warnOnce: warn };
}

async function bundle(readSite: SiteReader, config: InlineConfig): Promise<void> {
  const { vite } = await readSite.storybook();
  await vite.build(config).catch((error: unknown) => {
    throw describeBuildError(error);
  });
}

/** For older browsers, Vite 8 would expand `light-dark()` in a way that does not follow the reader's choice. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Minifies the project's sheets. Vite 8 would fail on invalid CSS that browsers skip, which sheets from the preview's
 * head may have, and drop syntax newer than its parser. This package's own sheets, emitted later, are small already.
 */
const minifySheets: Plugin = {
  name: 'site:minify-sheets',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const minify = async (file: Rollup.OutputAsset) => {
      const css = Buffer.from(file.source).toString();
      const options = {
        loader: 'css',
        minify: true,
        target: CSS_TARGET,
        logLevel: 'silent',
      } as const;
      file.source = (await transform(css, options)).code;
    };
    const files = Object.values(bundle).filter((file) => file.type === 'asset');
    await Promise.all(files.filter(({ fileName }) => fileName.endsWith('.css')).map(minify));
  },
};

/** The browser's bundle. */
export interface ClientBundle {
  manifest: Manifest;
  modules: RecordedModules;
}

/** Builds the browser's bundle. */
export async function buildClient(readSite: SiteReader, outDir: string): Promise<ClientBundle> {
  const { plugin, modules } = recordModules(createTidy(await readSite()));
  const shared = await sharedConfig(readSite, readSite.warn);
  const { vite } = await readSite.storybook();
  await bundle(readSite, {
    ...shared,
    plugins: [...(shared.plugins ?? []), minifySheets, plugin],
    build: {
      outDir,
      emptyOutDir: false,
      // Copied with the other static files.
      copyPublicDir: false,
      manifest: '.vite/manifest.json',
      target: 'es2022',
      cssTarget: CSS_TARGET,
      cssMinify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The report names the largest page instead.
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        // Documents name the pages' modules, so that no script lists them.
        input: [entries.start, ...listPageModules(await readSite())],
        preserveEntrySignatures: 'allow-extension',
        output: { manualChunks: joinChunks(vite) },
      },
    },
  });
  const file = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(dirname(file), { recursive: true });
  return { manifest: nameModules(manifest), modules };
}

/** Renames virtual modules in a manifest, since Vite writes them like files of the working directory. */
function nameModules(manifest: Manifest): Manifest {
  const nameOf = (key: string) => key.replace(/^.*\/(?=virtual:)/, '');
  const chunks = Object.entries(manifest).map(([key, chunk]) => [
    nameOf(key),
    { ...chunk, imports: chunk.imports?.map(nameOf) },
  ]);
  return Object.fromEntries(chunks) as Manifest;
}

/**
 * Since 8.3, Vite resolves every emitted file to its address in the deploy, where chunks of the server do not exist.
 */
const keepChunkUrls: Plugin = {
  name: 'site:chunk-urls',
  enforce: 'pre',
  resolveFileUrl: ({ fileName, relativePath }) =>
    fileName.endsWith('.mjs')
      ? `new URL(${JSON.stringify(`./${relativePath}`)}, import.meta.url).href`
      : null,
};

/**
 * Ignores warnings of the server bundle: it has only the pages that no earlier build has rendered, so that reports
 * would depend on the cache. Problems that concern readers are in the browser's bundle as well.
 */
const ignore: Warn = () => undefined;

/** Builds the server bundle, with the pages and standalone stories of these paths; returns its file. */
export async function buildServer(
  readSite: SiteReader,
  outDir: string,
  paths: ReadonlySet<string>,
): Promise<string> {
  const shared = await sharedConfig(readSite, ignore);
  await bundle(readSite, {
    ...shared,
    plugins: [keepChunkUrls, onlyPages(readSite, paths), ...(shared.plugins ?? [])],
    build: {
      outDir,
      emptyOutDir: false,
      ssr: true,
      copyPublicDir: false,
      // Pages show the files of the browser's modules.
      assetsInlineLimit: 0,
      target: 'esnext',
      minify: false,
      cssMinify: false,
      rollupOptions: {
        input: { server: entries.startThread },
        // By default, the extensions depend on the "type" of the project's package.json.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return join(outDir, 'server.mjs');
}
