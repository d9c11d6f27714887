import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { buildWorker } from './offline/buildWorker.ts';
import { collectAssets, modules } from './collectAssets.ts';
import { prerender } from './prerender.ts';
import { loadSite } from './loadSite.ts';
import { stagesPathOf } from './plugins/site.ts';
import type { Site } from './readSite.ts';
import type { Stages } from './server.tsx';
import { writeHostFiles } from './hostFiles.ts';

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
    const stages = await buildServer(serverDir);
    const manifest = await buildClient(site, outDir, stages);
    const bundle = pathToFileURL(join(serverDir, 'server.js')).href;
    const server = (await import(bundle)) as typeof import('./server.tsx');
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
    const { scripts: demos } = collectAssets(manifest, [modules.start, modules.demos]);
    await writeHostFiles(site, outDir, { inline: [server.inlineScript], demos });
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

/**
 * Demos become live before the frame has come, so what they need is apart from it: React with the entry, since one more
 * file costs more than any page would save by it, and what all demos share, rc-select with all that it needs included.
 * The frame is one chunk, with the router; what a demo stands in is another.
 */
const CHUNKS: [name: string, id: RegExp][] = [
  ['start', /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers|vite\/preload-helper/],
  ['start', /router\/(start\.ts|earlyInput\/|noteInlinedStyles)|LoadFailed\/(show|reload)/],
  ['start', /config\/limits|page\/(trustHtml|staticHtmlStore|useIsPrinted)/],
  ['startDemos', /rc-select\/es\/index|router\/(startDemos|demoStories)/],
  ['startDemos', /src\/demo\/(DemoStage|DemoError|LiveDemo|stageRoots|useDirection)/],
  ['client', /router\/client\.tsx|src\/page\/(?!nearestPages|editDistance)|blocks\/Meta/],
  ['box', /src\/demo\/(?!DemoNotFound|DemoAlone)|blocks\/Canvas/],
];

function nameChunk(id: string): string | undefined {
  return CHUNKS.find(([, pattern]) => pattern.test(id))?.[0];
}

/** Puts the printed demos of a page beside its static HTML, so that a move shows them before they are rendered. */
function printedStages(stages: Stages): Plugin {
  return {
    name: 'site:stages',
    enforce: 'pre',
    load(resolved) {
      const path = stagesPathOf(resolved.slice(1));
      return path === undefined ? null : `export default ${JSON.stringify(stages[path])};`;
    },
  };
}

async function buildClient(
  { root, stories }: Site,
  outDir: string,
  stages: Stages,
): Promise<Manifest> {
  await build({
    configFile: join(root, '.storybook/router/vite.config.ts'),
    logLevel: 'warn',
    plugins: [printedStages(stages)],
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

/** Has a process of its own build the server's bundle and print the demos: it leaves no memory behind. */
async function buildServer(outDir: string): Promise<Stages> {
  const script = fileURLToPath(new URL('buildServer.ts', import.meta.url));
  const [code] = (await once(fork(script, [outDir]), 'close')) as [number | null];
  if (code !== 0) throw new Error("The server's bundle could not be built; the reason is above.");
  return JSON.parse(await readFile(join(outDir, 'stages.json'), 'utf8')) as Stages;
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
