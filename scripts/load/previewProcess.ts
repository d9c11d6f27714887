import { startPreview } from '../preview/startPreview.ts';
import type { PreviewState } from './PreviewState.ts';

/** Serves the folder named by the first argument, and says what it holds whenever it is asked. */
async function serve(dir: string): Promise<void> {
  const { url } = await startPreview({ dir });
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed: heapBytes, rss: rssBytes } = process.memoryUsage();
    const resources = process.getActiveResourcesInfo().length;
    process.send?.({ heapBytes, rssBytes, resources } satisfies PreviewState);
  });
  // Whoever has started it is gone.
  process.once('disconnect', () => process.exit());
  process.send?.(url);
}

await serve(process.argv[2] ?? '');
