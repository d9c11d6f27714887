import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { bundleHeadScript } from './bundleHeadScript.ts';
import { CLIENT } from './collectAssets.ts';
import { writeHostFiles } from './hostFiles.ts';
import { engineFile } from '../engineFile.ts';
import type { SiteConfig } from '../config/SiteConfig.ts';
import { loadSite, type SiteReader } from '../site/loadSite.ts';
import { createViteConfig } from '../vite/viteConfig.ts';
import { prerender } from './prerender.ts';
import { copyStaticFiles } from './staticFiles.ts';

/** Where the docs site is read from and written to; absolute folders. */
export interface BuildSiteOptions {
  root: string;
  outDir: string;
  config: SiteConfig;
  /** `.storybook` in `root` when left out. */
  configDir?: string;
}

/** Builds the docs site: scripts and styles, then every page as an HTML file, then the files for hosts. */
export async function buildSite({
  root,
  outDir,
  config,
  configDir,
}: BuildSiteOptions): Promise<void> {
  const readSite = loadSite(root, config, configDir);
  const site = await readSite();
  const manifest = await buildClient(readSite, outDir);
  // Before the pages, which win.
  await copyStaticFiles(site.storybook.staticDirs, outDir);
  const styles = await readStyles(manifest, outDir);
  const inlineScript = await bundleHeadScript(config);
  const serverDir = join(root, 'node_modules/.cache/site-server', String(process.pid));
  try {
    const server = await buildServer(readSite, serverDir);
    for await (const { file, text } of prerender({
      site,
      manifest,
      server,
      inlineScript,
      styles,
    })) {
      await write(join(outDir, file), text);
    }
    for (const { finish } of config.plugins) await finish?.({ site, manifest, outDir });
    await writeHostFiles(site, outDir, inlineScript);
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

const sharedConfig = async (readSite: SiteReader): Promise<InlineConfig> => ({
  ...(await createViteConfig(readSite, 'build')),
  logLevel: 'warn',
});

async function buildClient(readSite: SiteReader, outDir: string): Promise<Manifest> {
  await build({
    ...(await sharedConfig(readSite)),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: '.vite/manifest.json',
      target: 'es2022',
      assetsInlineLimit: 0,
      minify: 'terser',
      modulePreload: { polyfill: false },
      rollupOptions: { input: engineFile(CLIENT) },
    },
  });
  const file = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(dirname(file), { recursive: true });
  return manifest;
}

/** Builds the server bundle and imports it. */
async function buildServer(
  readSite: SiteReader,
  outDir: string,
): Promise<typeof import('../../client/renderPage.tsx')> {
  await build({
    ...(await sharedConfig(readSite)),
    build: {
      outDir,
      ssr: true,
      copyPublicDir: false,
      target: 'esnext',
      minify: false,
      rollupOptions: { input: { server: engineFile('client/renderPage.tsx') } },
    },
  });
  return import(pathToFileURL(join(outDir, 'server.js')).href) as Promise<
    typeof import('../../client/renderPage.tsx')
  >;
}

/** The text of every style sheet of a build, by its file. */
async function readStyles(manifest: Manifest, outDir: string): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...files].map(
    async (file) => [file, (await readFile(join(outDir, file), 'utf8')).trim()] as const,
  );
  return new Map(await Promise.all(texts));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
