import { parentPort } from 'node:worker_threads';
import stories from 'virtual:site-stories';
import { dropModuleOrigin } from '../../core/marks.ts';
import { readContent } from './readContent.ts';
import * as pages from './renderPage.tsx';
import { addSkipped } from './serverThread.ts';
import { messageOf } from '../../core/describeError.ts';

/** Calls that the build makes to the rendering thread. */
const calls = {
  ...pages,
  /** Answers once the preview and the modules that all pages need are imported. */
  importPreview: () => undefined,
  /** The images, videos and sounds of this host in a piece of HTML. */
  listMedia: (html: string) => readContent(html).media,
  /** Imports the module of a standalone story, and with it the stories file. */
  importStory: async (path: string) => void (await stories[path]?.module()),
};

export type RenderCalls = typeof calls;

interface Request {
  name: keyof RenderCalls;
  args: unknown[];
}

/** Code for the build to highlight, since its highlighter is not in the server bundle. */
export interface PlainCode {
  id: number;
  code: string;
  language: string;
}

/** The highlighted code, as HTML. */
export interface HighlightedCode {
  id: number;
  html: string;
}

/** A story or module that has blocked another thread. */
export interface SkippedPart {
  skip: string;
  reason: string;
}

const asked: ((html: string) => void)[] = [];

/** Answers the build's calls from now on. */
export function answerCalls(): void {
  pages.provideHighlight(
    (code, language) =>
      new Promise((resolve) => {
        const plain: PlainCode = { id: asked.push(resolve) - 1, code, language };
        parentPort?.postMessage({ plain });
      }),
  );

  parentPort?.on('message', (message: Request | HighlightedCode | SkippedPart) => {
    if ('skip' in message) {
      addSkipped(message.skip, message.reason);
      return;
    }
    if ('html' in message) {
      asked[message.id]?.(message.html);
      delete asked[message.id];
      return;
    }
    const { name, args } = message;
    const call = calls[name] as (...given: unknown[]) => unknown;
    void answer(() => call(...args));
  });

  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => parentPort?.postMessage({ later: textOf(error) }));
  }
}

async function answer(call: () => unknown): Promise<void> {
  try {
    parentPort?.postMessage({ result: await call() });
  } catch (error) {
    parentPort?.postMessage({ error: textOf(error) });
  }
}

function textOf(error: unknown): string {
  return dropModuleOrigin(messageOf(error));
}
