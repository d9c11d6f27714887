import type { Worker } from 'node:worker_threads';
import type { RenderCalls } from '../../client/server/renderServer.ts';
import type { StoryReport } from '../../client/story/renderStory.tsx';

/** What a call gives, and how the stories are shown that it has rendered. */
interface ThreadAnswer {
  result: unknown;
  reports: StoryReport[];
}

/** What the thread answers, or tells while it works: which story it renders, and what failed outside of any call. */
export type ThreadMessage =
  ThreadAnswer | { error: string } | { story: string | undefined } | { later: string };

/** A call that was never answered, since it held up its thread or ended it. */
export class ThreadEnded extends Error {
  /** The story that was being rendered. */
  story?: string;
}

/** Calls a function in the thread that renders. Ends the thread when no answer, and no next story, comes in time. */
export function callThread(
  worker: Worker,
  deadlineMs: number,
  name: keyof RenderCalls,
  args: unknown[],
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    let story: string | undefined;
    const close = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const end = (reason: string, cause?: Error) => {
      close();
      void worker.terminate();
      reject(Object.assign(new ThreadEnded(reason, { cause }), { story }));
    };
    const onError = (error: Error) => end(error.message, error);
    const onExit = () => end('It ends the process.');
    const onMessage = (message: ThreadMessage) => {
      if ('later' in message) return;
      if ('story' in message) {
        story = message.story;
        timer.refresh();
        return;
      }
      close();
      if ('error' in message) reject(new Error(message.error));
      else resolve(message);
    };
    const timer = setTimeout(() => {
      end(`It does not finish on the server within ${deadlineMs / 1000} seconds.`);
    }, deadlineMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ name, args });
  });
}
