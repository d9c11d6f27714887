import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { loadSite } from './loadSite.ts';

/** The printed demos of one page, as this process sends them. */
export interface PrintedPage {
  path: string;
  /** HTML by `stageKey`. */
  stages: Record<string, string>;
}

/** The configuration of both builds. */
export function configFile(root: string): string {
  return join(root, '.storybook/router/vite.config.ts');
}

/** Builds the server's bundle, and sends the demos of every page as it prints them. */
async function buildServer(root: string, outDir: string): Promise<void> {
  await build({
    configFile: configFile(root),
    logLevel: 'warn',
    build: {
      outDir,
      ssr: true,
      // This Node runs it, and at once.
      target: 'esnext',
      minify: false,
      rollupOptions: { input: { server: join(root, '.storybook/router/server.tsx') } },
    },
  });
  const server = (await import(
    pathToFileURL(join(outDir, 'server.js')).href
  )) as typeof import('./server.tsx');
  const { pages } = await loadSite(root)();
  for (const { path } of pages) {
    // A demo that throws is told of with its page when that is prerendered.
    const stages = await server.renderStages(path).catch(() => ({}));
    process.send?.({ path, stages } satisfies PrintedPage);
  }
}

const [, script, root, outDir] = process.argv;
if (script === fileURLToPath(import.meta.url) && root && outDir) {
  await buildServer(root, outDir).catch((error: unknown) => {
    // Without what Rollup hangs on it, which would bury the reason.
    console.error(error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  });
}
