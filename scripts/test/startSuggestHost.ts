import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { suggestFrame } from '../../.storybook/router/plugins/suggestFrame.ts';
import { startPreview } from '../preview/startPreview.ts';

/** Builds and serves a page with the demo suggest, whose frame asks the service at an address; for tests with hostile services. */
export async function startSuggestHost(suggestUrl: string) {
  const dir = await mkdtemp(join(tmpdir(), 'suggest-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'suggestHost'),
    logLevel: 'error',
    plugins: [suggestFrame({ suggestUrl })],
    build: { outDir: dir, emptyOutDir: true, modulePreload: false },
  });
  const { url, close } = await startPreview({ dir });
  return { url, close: () => close().then(() => rm(dir, { recursive: true })) };
}
