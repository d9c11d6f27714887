import { Worker } from 'node:worker_threads';
import type {
  HighlightedCode,
  PlainCode,
  RenderCalls,
  SkippedPart,
} from '../../app/server/renderServer.ts';
import type { DomData } from '../../app/server/startThread.ts';
import { highlight } from '../content/highlight.ts';
import { toProcessEnv } from '../project/publicEnv.ts';
import type { PublicEnv } from '../project/Storybook.ts';
import { callThread, type StoryTimes, ThreadEnded, type ThreadMessage } from './callThread.ts';

/** Data shared by all threads of a kind. */
export interface SharedByThreads {
  /** The server bundle. */
  file: string;
  /** Returns the options of threads with a DOM; throws if the package is missing. */
  dom?: () => DomData;
  /** `process.env` of the code in them. */
  env: PublicEnv;
  deadlineMs: number;
  /** Stories and modules that are skipped, each with the reason. */
  skipped: Map<string, string>;
  times: StoryTimes;
  /** Errors outside of any call, in no particular order. */
  lateErrors: Set<string>;
  /** Number of threads with a call in progress. */
  busy: () => number;
}

/** A thread that renders with the server bundle. */
export class RenderThread {
  private readonly shared: SharedByThreads;
  private readonly worker: Worker;
  private readonly imported = new Set<string>();
  private hasEnded = false;

  constructor(shared: SharedByThreads) {
    const { file, dom, skipped, lateErrors } = shared;
    this.shared = shared;
    // React's development build would not match the server renderer in the bundle.
    const env = { ...toProcessEnv(shared.env), NODE_ENV: 'production' };
    this.worker = new Worker(file, { workerData: { skipped, dom: dom?.() }, execArgv: [], env });
    this.worker.on('message', (message: ThreadMessage) => {
      if ('later' in message) lateErrors.add(message.later);
      if ('plain' in message) void this.answerHighlighted(message.plain);
    });
    // The current call reports it.
    this.worker.on('error', () => {});
  }

  /** Whether it still runs: a call, or code that goes on between calls, may have ended it. */
  isOpen(): boolean {
    return !this.hasEnded && this.worker.threadId !== -1;
  }

  async call<T>(name: keyof RenderCalls, ...args: unknown[]): Promise<T> {
    const { deadlineMs, busy, times } = this.shared;
    try {
      const answer = await callThread({ worker: this.worker, deadlineMs, name, args, busy });
      for (const [id, time] of answer.times) times.set(id, Math.max(time, times.get(id) ?? 0));
      return answer.result as T;
    } catch (error) {
      this.hasEnded = error instanceof ThreadEnded;
      throw error;
    }
  }

  /** Imports an optional module once; if that ends the thread, the error names the module as it would name a story. */
  async tryImport(what: string, name: keyof RenderCalls, path?: string): Promise<void> {
    if (this.imported.has(what)) return;
    this.imported.add(what);
    if (this.shared.skipped.has(what)) return;
    await this.call(name, path).catch((error: unknown) => {
      if (error instanceof ThreadEnded) throw Object.assign(error, { story: what });
    });
  }

  /** Skips a story or module that has blocked another thread. */
  skip(what: string, reason: string): void {
    const message: SkippedPart = { skip: what, reason };
    this.worker.postMessage(message);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private async answerHighlighted({ id, code, language }: PlainCode): Promise<void> {
    const answer: HighlightedCode = { id, html: await highlight(code, language) };
    this.worker.postMessage(answer);
  }
}
