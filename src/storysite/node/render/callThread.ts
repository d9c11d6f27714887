import type { Worker } from 'node:worker_threads';
import type { PlainCode, RenderCalls } from '../../app/server/renderServer.ts';

/** CPU time of each story, in milliseconds. */
export type StoryTimes = Map<string, number>;

/** A thread's answer, or a message during its work: the story that it renders, or an error outside of any call. */
export type ThreadMessage =
  | { result: unknown }
  | { error: string }
  | { story: string | undefined }
  | { later: string }
  | { plain: PlainCode };

/** A call that was never answered, since it blocked its thread or ended it. */
export class ThreadEnded extends Error {
  /** The story that was being rendered. */
  story?: string;
}

/** Interval for comparing the time with the deadline. */
const CHECK_MS = 50;
/** Number of deadlines after which a thread that neither works nor waits, such as in `execSync`, is given up. */
const BLOCKED_DEADLINES = 20;

/** A call of a function in a thread. */
export interface ThreadCall {
  worker: Worker;
  deadlineMs: number;
  name: keyof RenderCalls;
  args: unknown[];
  /** Number of threads with a call in progress. */
  busy: () => number;
}

/**
 * Calls a function in a rendering thread. Ends the thread if neither an answer nor the next story comes in time. The
 * limit is for CPU time, or for waiting, so that a slow or busy machine builds the same site as a fast one.
 */
export function callThread({
  worker,
  deadlineMs,
  name,
  args,
  busy,
}: ThreadCall): Promise<{ result: unknown; times: StoryTimes }> {
  return new Promise((resolve, reject) => {
    let story: string | undefined;
    let clock = startClock(worker, busy);
    const times: StoryTimes = new Map();
    const close = () => {
      clearInterval(timer);
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
      if ('later' in message || 'plain' in message) return;
      if ('story' in message) {
        if (story !== undefined) times.set(story, clock().work);
        story = message.story;
        clock = startClock(worker, busy);
        return;
      }
      close();
      if ('error' in message) reject(new Error(message.error));
      else resolve({ ...message, times });
    };
    const timer = setInterval(() => {
      const { work, idle, all } = clock();
      if (Math.max(work, idle, all / BLOCKED_DEADLINES) < deadlineMs) return;
      end(`It does not finish on the server within ${deadlineMs / 1000} seconds.`);
    }, CHECK_MS);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ name, args });
  });
}

/**
 * Starts to measure, in milliseconds: the thread's CPU time, its waiting for timers and responses, and the total time.
 * Node reports the CPU time of a single thread only since 24; the estimate is the time in which the thread did not
 * wait, but at most its share of the process's CPU time.
 */
function startClock(worker: Worker, busy: () => number) {
  let [cpu, loop] = [process.cpuUsage(), loopOf(worker)];
  let work = 0;
  const [idleBefore, start] = [loop.idle, performance.now()];
  return () => {
    const [cpuNow, loopNow] = [process.cpuUsage(), loopOf(worker)];
    const ofProcess = (cpuNow.user - cpu.user + cpuNow.system - cpu.system) / 1000;
    work += Math.min(loopNow.active - loop.active, ofProcess / Math.max(1, busy()));
    [cpu, loop] = [cpuNow, loopNow];
    return { work, idle: loop.idle - idleBefore, all: performance.now() - start };
  };
}

const loopOf = (worker: Worker) => worker.performance.eventLoopUtilization();
