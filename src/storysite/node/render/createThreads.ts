import { PREVIEW } from '../../core/marks.ts';
import type { ThreadEnded } from './callThread.ts';
import { createPool } from './createPool.ts';
import { RenderThread, type SharedByThreads } from './RenderThread.ts';

/** Options of threads that render alike. */
export interface ThreadsOptions extends Omit<SharedByThreads, 'skipped'> {
  /** Maximum number of threads. */
  size: number;
  /** Called for each story or module that all threads skip from now on. */
  onSkip?: (what: string, reason: string) => void;
}

/** Creates threads, opened on demand. If a story blocks one of them, all skip it. */
export function createThreads({ size, onSkip, ...parts }: ThreadsOptions) {
  const skipped = new Map<string, string>();
  const shared: SharedByThreads = { ...parts, skipped };
  const pool = createPool<RenderThread>({
    size,
    open: () => new RenderThread(shared),
    isOpen: (thread) => thread.isOpen(),
  });

  function skip(what: string, reason: string): void {
    skipped.set(what, reason);
    for (const thread of pool.opened) thread.skip(what, reason);
    onSkip?.(what, reason);
  }

  /** Runs with a thread; if a story or module blocks it, runs again in another one without that. */
  async function run<T>(
    work: (thread: RenderThread) => Promise<T>,
    without: readonly string[] = [],
  ): Promise<T> {
    try {
      return await pool.use(work);
    } catch (error) {
      const { story, message } = error as ThreadEnded;
      if (story === undefined || without.includes(story)) throw error;
      skip(story, message);
      return run(work, [...without, story]);
    }
  }

  return {
    run,
    use: pool.use,
    busy: pool.busy,
    skip,
    /** Stories and modules that they have given up on, with the reason. */
    skipped: skipped as ReadonlyMap<string, string>,
    /** Imports the preview; rejects if all pages throw. */
    async start(): Promise<void> {
      await run((thread) => thread.tryImport(PREVIEW, 'importPreview'));
      await run((thread) => thread.call('importPreview'));
    },
    async close(): Promise<void> {
      await Promise.all([...pool.opened].map((thread) => thread.close()));
    },
  };
}
