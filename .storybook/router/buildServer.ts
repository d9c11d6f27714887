import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

// A process of its own, started by `buildSite`: what this takes of memory is free again for the client's build. Builds
// the server's bundle into a folder, and has it print the demos of all docs pages into `stages.json` there.
const [, , outDir = ''] = process.argv;
const besideThis = (file: string) => fileURLToPath(new URL(file, import.meta.url));

// It ends with the build that started it, and does not wait for that.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  await build({
    configFile: besideThis('vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir,
      ssr: true,
      // This Node runs it, and at once.
      target: 'esnext',
      minify: false,
      rollupOptions: { input: { server: besideThis('server.tsx') } },
    },
  });
  const bundle = pathToFileURL(join(outDir, 'server.js')).href;
  const { renderStages } = (await import(bundle)) as typeof import('./server.tsx');
  await writeFile(join(outDir, 'stages.json'), JSON.stringify(await renderStages()));
} catch (error) {
  // Without what Rollup hangs on it, which would bury the reason.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
