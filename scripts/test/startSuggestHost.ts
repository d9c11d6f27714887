import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { suggestFramePlugin } from '../suggest/suggestFrame.ts';
import { startPreview } from 'storysite';

/** Builds and serves a page with the demo `suggest` that uses the service at an address; to test hostile services. */
export async function startSuggestHost(suggestUrl: string) {
  const dir = await mkdtemp(join(tmpdir(), 'suggest-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'suggestHost'),
    logLevel: 'error',
    plugins: [suggestFramePlugin({ suggestUrl })],
    build: { outDir: dir, emptyOutDir: true, minify: false, modulePreload: false },
  });
  const { url, close } = await startPreview({ dir });
  return { url, close: () => close().then(() => rm(dir, { recursive: true })) };
}
