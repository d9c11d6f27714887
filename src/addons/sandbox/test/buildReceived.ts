import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPreview } from '../../../../scripts/preview/startPreview.ts';
import { build } from 'vite';

/** A project that was built and is served. */
export interface BuiltProject {
  url: string;
  close(): Promise<void>;
}

/** Writes a received project to a folder of its own, builds it with its own configuration and the installed packages, and serves it. */
export async function buildReceived(files: Record<string, string>): Promise<BuiltProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  await build({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      // What only makes the files smaller is left out: it takes a quarter of the time.
      minify: false,
      rollupOptions: { treeshake: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
    },
  });
  const preview = await startPreview({ dir: path.join(folder, 'dist'), port: 0, base: '/' });
  return {
    url: preview.url,
    async close() {
      await preview.close();
      await rm(folder, { recursive: true });
    },
  };
}
