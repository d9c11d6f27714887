import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { buildWorker } from './offline/buildWorker.ts';
import { modules } from './collectAssets.ts';
import { prerender } from './prerender.ts';
import { loadSite } from './loadSite.ts';
import { stagesPathOf } from './plugins/site.ts';
import type { Site } from './readSite.ts';
import { writeHostFiles } from './hostFiles.ts';

type Server = typeof import('./server.tsx');

const SERVER_ENTRY = '.storybook/router/server.tsx';

/** Where the docs site is read from and written to; absolute folders. */
export interface BuildSiteOptions {
  root: string;
  outDir: string;
}

/** Builds the docs site: scripts and styles, then every page as an HTML file, then the files for hosts. */
export async function buildSite({ root, outDir }: BuildSiteOptions): Promise<void> {
  const serverDir = join(root, 'node_modules/.cache/site-server', String(process.pid));
  try {
    const site = await loadSite(root)();
    // First, since the client's files hold what it prints of the demos.
    const server = await buildServer(root, serverDir);
    const manifest = await buildClient(site, outDir, server);
    const styles = await readStyles(manifest, outDir);
    const version = createHash('sha256');
    const files = prerender({ site, manifest, server, styles });
    // A thousand pages weigh more than all else: none is held once it is written.
    for await (const { file, text } of files) {
      version.update(file).update(text);
      await write(join(outDir, file), text);
    }
    await buildWorker({
      site,
      manifest,
      version: version.digest('hex').slice(0, 12),
      outDir,
    });
    await writeHostFiles(site, outDir, [server.inlineScript]);
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

function configFile(root: string): string {
  return join(root, '.storybook/router/vite.config.ts');
}

/**
 * Demos become live before the frame has come, so what they need is apart from it: React, and what all demos share,
 * rc-select with all that it needs included. The frame is one chunk, with the router; what a demo stands in is another.
 */
const CHUNKS: [name: string, id: RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/],
  ['start', /router\/(start\.ts|earlyInput\/|noteInlinedStyles)|vite\/preload-helper/],
  [
    'start',
    /config\/limits|page\/(trustHtml|staticHtmlStore)|LoadFailed\/(showStartFailed|reloadMark|StartFailed)/,
  ],
  ['startDemos', /rc-select\/es\/index|router\/(startDemos|demoStories)/],
  ['startDemos', /src\/demo\/(DemoStage|DemoError|LiveDemo|stageRoots|useDirection)/],
  ['client', /router\/client\.tsx|src\/page\/(?!nearestPages|editDistance)|blocks\/Meta/],
  ['box', /src\/demo\/(?!DemoNotFound|DemoAlone)|blocks\/Canvas/],
];

function nameChunk(id: string): string | undefined {
  return CHUNKS.find(([, pattern]) => pattern.test(id))?.[0];
}

/** Puts the printed demos of a page beside its static HTML, so that a move shows them before they are rendered. */
function printedStages({ renderStages }: Server): Plugin {
  return {
    name: 'site:stages',
    enforce: 'pre',
    async load(resolved) {
      const path = stagesPathOf(resolved.slice(1));
      if (path === undefined) return null;
      return `export default ${JSON.stringify(await renderStages(path))};`;
    },
  };
}

async function buildClient(
  { root, stories }: Site,
  outDir: string,
  server: Server,
): Promise<Manifest> {
  await build({
    configFile: configFile(root),
    logLevel: 'warn',
    plugins: [printedStages(server)],
    // Each source by itself; packages are no newer. Vite would lower all chunks at once, and hold them.
    esbuild: { target: 'es2022' },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: '.vite/manifest.json',
      target: 'esnext',
      assetsInlineLimit: 0,
      minify: 'terser',
      terserOptions: { compress: { passes: 2 } },
      rollupOptions: {
        // What the document names, the manifest has to name: demos' modules as well.
        input: [...Object.values(modules), ...new Set(stories.map(({ file }) => file))].map(
          (file) => join(root, file),
        ),
        output: { manualChunks: nameChunk },
      },
    },
  });
  const file = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(dirname(file), { recursive: true });
  return manifest;
}

async function buildServer(root: string, outDir: string): Promise<Server> {
  await build({
    configFile: configFile(root),
    logLevel: 'warn',
    build: {
      outDir,
      ssr: true,
      // This Node runs it, and at once.
      target: 'esnext',
      minify: false,
      rollupOptions: { input: { server: join(root, SERVER_ENTRY) } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'server.js')).href)) as Server;
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
