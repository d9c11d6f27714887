import { PREVIEW } from '../../core/marks.ts';
import type { RenderCalls } from '../../app/server/renderServer.ts';
import type { RenderedPage } from '../../core/RenderedPage.ts';
import type { ThreadEnded } from './callThread.ts';
import { createPool } from './createPool.ts';
import { RenderThread, type SharedByThreads } from './RenderThread.ts';

/** For the import of a module, and for each story; in time of the processor. */
const DEADLINE_MS = Number(process.env.STORYSITE_RENDER_SECONDS || 10) * 1000;

/** What pages are rendered with. */
export interface RendererOptions {
  /** The server bundle. */
  file: string;
  /** How many threads render at once at most. */
  threads?: number;
  /** The stories files that a page needs, each with the path of one of its standalone stories. */
  importsOf?: (path: string) => ReadonlyMap<string, string>;
  deadlineMs?: number;
  /** Told of a page that still renders after each `SLOW_MS`. */
  onSlow?: (path: string, seconds: number) => void;
}

/** Long enough for a reader of the terminal to wonder, and well before the deadline. */
const SLOW_MS = 5000;

/**
 * Renders with the server bundle, in threads: a story that never ends there holds up its thread, and not the build. All
 * threads do without it from then on, and leave it to the browser.
 */
export function createRenderer(options: RendererOptions) {
  const { file, threads = 1, importsOf, deadlineMs = DEADLINE_MS } = options;
  const parts = { skipped: new Map(), times: new Map(), lateErrors: new Set<string>() };
  const shared: SharedByThreads = { file, deadlineMs, ...parts, busy: () => pool.busy() };
  const pool = createPool<RenderThread>({
    size: threads,
    open: () => new RenderThread(shared),
    isOpen: (thread) => thread.isOpen(),
  });

  /** Runs with a thread; again, in another one, without each story or module that holds it up. */
  async function run<T>(
    work: (thread: RenderThread) => Promise<T>,
    skipped: readonly string[] = [],
  ): Promise<T> {
    try {
      return await pool.use(work);
    } catch (error) {
      const { story, message } = error as ThreadEnded;
      if (story === undefined || skipped.includes(story)) throw error;
      shared.skipped.set(story, message);
      for (const thread of pool.opened) thread.skip(story, message);
      return run(work, [...skipped, story]);
    }
  }

  return {
    threads,
    times: shared.times,
    /** The stories and modules on which it has given up, with the reason. */
    skipped: shared.skipped as ReadonlyMap<string, string>,
    lateErrors: shared.lateErrors as ReadonlySet<string>,
    /** Imports the preview; rejects where all pages throw. */
    async start(): Promise<void> {
      await run((thread) => thread.tryImport(PREVIEW, 'importPreview'));
      await run((thread) => thread.call('importPreview'));
    },
    renderPage: (path: string, withOwnPage = true) =>
      run((thread) =>
        tellSlow(path, options.onSlow, async () => {
          for (const [storiesFile, story] of importsOf?.(path) ?? []) {
            await thread.tryImport(storiesFile, 'importStory', story);
          }
          return thread.call<RenderedPage>('renderPage', path, withOwnPage);
        }),
      ),
    renderWithout: (...args: Parameters<RenderCalls['renderWithout']>) =>
      pool.use((thread) => thread.call<RenderedPage>('renderWithout', ...args)),
    renderNotFound: () => pool.use((thread) => thread.call<RenderedPage>('renderNotFound')),
    listMedia: (html: string) => pool.use((thread) => thread.call<string[]>('listMedia', html)),
    async close(): Promise<void> {
      await Promise.all([...pool.opened].map((thread) => thread.close()));
    },
  };
}

async function tellSlow<T>(
  path: string,
  tell: RendererOptions['onSlow'],
  render: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const timer = setInterval(() => {
    tell?.(path, Math.round((performance.now() - start) / 1000));
  }, SLOW_MS);
  try {
    return await render();
  } finally {
    clearInterval(timer);
  }
}

/** The server bundle, as the build uses it. */
export type Renderer = ReturnType<typeof createRenderer>;
