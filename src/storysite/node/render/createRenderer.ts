import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { SharedHtml } from '../../app/server/renderStory.tsx';
import type { RenderCalls } from '../../app/server/renderServer.ts';
import { MODULE_ORIGIN } from '../../core/marks.ts';
import type { RenderedPage, StoriesHtml } from '../../core/RenderedPage.ts';
import { SiteError } from '../../core/SiteError.ts';
import { machineEnv } from '../project/runWithEnv.ts';
import type { PublicEnv } from '../project/Storybook.ts';
import { createThreads } from './createThreads.ts';

/** The time for the import of a module, and for each story; of the processor, in milliseconds. */
export function readDeadline({ STORYSITE_RENDER_SECONDS: written } = machineEnv()): number {
  const seconds = Number(written || 10);
  if (seconds > 0) return seconds * 1000;
  throw new SiteError(
    `STORYSITE_RENDER_SECONDS is "${written}", which is not a number of seconds above 0. Set a number such as 20, or unset it.`,
  );
}

/** Options of a renderer. */
export interface RendererOptions {
  /** The server bundle. */
  file: string;
  /** Maximum number of threads that render at once. */
  threads?: number;
  /** The stories files that a page needs, each with the path of one of its standalone stories. */
  importsOf?: (path: string) => ReadonlyMap<string, string>;
  deadlineMs?: number;
  /** `process.env` of stories, except for `NODE_ENV`. */
  env?: PublicEnv;
  /** Called every `SLOW_MS` while a page is still rendering. */
  onSlow?: (path: string, seconds: number) => void;
}

const findDom = () => ({
  module: pathToFileURL(createRequire(import.meta.url).resolve('happy-dom')).href,
  url: MODULE_ORIGIN,
});

type Threads = ReturnType<typeof createThreads>;

/** Long enough for somebody at the terminal to wonder, and well before the deadline. */
const SLOW_MS = 5000;

/**
 * Renders with the server bundle, in threads: an endless story blocks its thread, but not the build. All threads skip
 * it from then on, and leave it to the browser. Pages and stories that throw for lack of a browser can be rendered in
 * further threads, which have a DOM.
 */
export function createRenderer(options: RendererOptions) {
  const { file, threads = 1, importsOf, env = {}, deadlineMs = readDeadline() } = options;
  const lateErrors = new Set<string>();
  const busy = (): number => plain.busy() + inDom.busy();
  const all = { size: threads, env, deadlineMs, busy, times: new Map<string, number>() };
  // Late errors of code that needs a window occur only there, so they are not reported.
  const inDom = createThreads({
    ...all,
    file,
    dom: findDom,
    lateErrors: new Set(),
  });
  const plain = createThreads({ ...all, file, lateErrors, onSkip: inDom.skip });
  let domStart: Promise<void> | undefined;

  const callFor = <T>(threadsOf: Threads, path: string, name: keyof RenderCalls, args: unknown[]) =>
    threadsOf.run((thread) =>
      tellSlow(path, options.onSlow, async () => {
        for (const [storiesFile, story] of importsOf?.(path) ?? []) {
          await thread.tryImport(storiesFile, 'importStory', story);
        }
        return thread.call<T>(name, path, ...args);
      }),
    );

  async function callInDom<T>(path: string, name: keyof RenderCalls, args: unknown[]): Promise<T> {
    await (domStart ??= inDom.start());
    return callFor<T>(inDom, path, name, args);
  }

  return {
    threads,
    times: all.times as ReadonlyMap<string, number>,
    /** Stories and modules that it has given up on, with or without a DOM, with the reason. */
    skipped: inDom.skipped,
    lateErrors: lateErrors as ReadonlySet<string>,
    start: plain.start,
    renderPage: (path: string, ...args: [withOwnPage?: boolean, shared?: SharedHtml]) =>
      callFor<RenderedPage>(plain, path, 'renderPage', args),
    /** The same with a DOM; each call rejects if there is none. */
    inDom: {
      renderPage: (path: string, ...args: [withOwnPage?: boolean]) =>
        callInDom<RenderedPage>(path, 'renderPage', args),
      renderStories: (path: string, ...args: [withOwnPage?: boolean]) =>
        callInDom<StoriesHtml>(path, 'renderStories', args),
    },
    renderWithout: (...args: Parameters<RenderCalls['renderWithout']>) =>
      plain.use((thread) => thread.call<RenderedPage>('renderWithout', ...args)),
    renderNotFound: () => plain.use((thread) => thread.call<RenderedPage>('renderNotFound')),
    listMedia: (html: string) => plain.use((thread) => thread.call<string[]>('listMedia', html)),
    close: async () => void (await Promise.all([plain.close(), inDom.close()])),
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
