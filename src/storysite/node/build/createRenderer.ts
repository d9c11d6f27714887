import { Worker } from 'node:worker_threads';
import { PREVIEW } from '../../core/marks.ts';
import type { HighlightedCode, PlainCode, RenderCalls } from '../../app/server/renderServer.ts';
import { highlight } from '../content/highlight.ts';
import type { RenderedPage } from '../../core/RenderedPage.ts';
import { callThread, type StoryTimes, ThreadEnded, type ThreadMessage } from './callThread.ts';
import { describeError } from '../../core/describeError.ts';
import type { Warn } from '../../core/Warning.ts';

/** For the import of a module, and for each story; in time of the processor. */
const DEADLINE_MS = Number(process.env.STORYSITE_RENDER_SECONDS || 10) * 1000;

/**
 * Renders with the server bundle, in a thread of its own: a story that never ends there holds up the thread, and not the
 * build. The next thread does without it, and leaves it to the browser.
 */
export function createRenderer(file: string, warn: Warn = () => {}, deadlineMs = DEADLINE_MS) {
  const skipped = new Map<string, string>();
  const times: StoryTimes = new Map();
  let thread: Worker | undefined;

  async function call<T>(name: keyof RenderCalls, ...args: unknown[]): Promise<T> {
    // One that has exited has no id.
    if (thread?.threadId === -1) thread = undefined;
    const worker = (thread ??= open(file, skipped, warn));
    try {
      const answer = await callThread(worker, deadlineMs, name, args);
      for (const [id, time] of answer.times) times.set(id, Math.max(time, times.get(id) ?? 0));
      return answer.result as T;
    } catch (error) {
      if (error instanceof ThreadEnded) thread = undefined;
      throw error;
    }
  }

  async function renderPage(path: string, withOwnPage = true): Promise<RenderedPage> {
    try {
      return await call<RenderedPage>('renderPage', path, withOwnPage);
    } catch (error) {
      const { story, message } = error as ThreadEnded;
      if (story === undefined || skipped.has(story)) throw error;
      skipped.set(story, message);
      return renderPage(path, withOwnPage);
    }
  }

  /** Imports a module; one that ends the thread is left out from then on. */
  async function tryImport(what: string, name: keyof RenderCalls, path?: string): Promise<void> {
    try {
      await call(name, path);
    } catch (error) {
      if (error instanceof ThreadEnded) skipped.set(what, error.message);
    }
  }

  return {
    times,
    /** Imports the preview, then each stories file, by the path of one of its stories; rejects where all pages throw. */
    async importAll(storiesFiles: ReadonlyMap<string, string>): Promise<void> {
      await tryImport(PREVIEW, 'importPreview');
      await call('importPreview');
      for (const [storiesFile, path] of storiesFiles) {
        await tryImport(storiesFile, 'importStory', path);
      }
    },
    renderPage,
    renderWithout: (...args: Parameters<RenderCalls['renderWithout']>) =>
      call<RenderedPage>('renderWithout', ...args),
    renderNotFound: () => call<RenderedPage>('renderNotFound'),
    isSameInBrowser: (storiesFiles: string[]) => call<boolean>('isSameInBrowser', storiesFiles),
    listMedia: (html: string) => call<string[]>('listMedia', html),
    close: async () => void (await thread?.terminate()),
  };
}

/** Starts a thread that leaves out the stories and modules that `skipped` names, with the reason. */
function open(file: string, skipped: ReadonlyMap<string, string>, warn: Warn): Worker {
  // React's development build would not fit the server renderer in the bundle.
  const env = { ...process.env, NODE_ENV: 'production' };
  const thread = new Worker(file, { workerData: { skipped }, execArgv: [], env });
  thread.on('message', (message: ThreadMessage) => {
    if ('later' in message) warn('late-error', describeLater(describeError(message.later)));
    if ('plain' in message) void answerHighlighted(thread, message.plain);
  });
  // The call that is under way tells of it.
  thread.on('error', () => {});
  return thread;
}

async function answerHighlighted(thread: Worker, { id, code, language }: PlainCode): Promise<void> {
  const answer: HighlightedCode = { id, html: await highlight(code, language) };
  thread.postMessage(answer);
}

/** The server bundle, as the build uses it. */
export type Renderer = ReturnType<typeof createRenderer>;

function describeLater(reason: string): string {
  return `A module or story has started something that failed later, while pages were prerendered: ${reason} Start it in the browser only, such as in an effect.`;
}
