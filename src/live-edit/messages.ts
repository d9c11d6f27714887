import type { frameTexts } from './frame/frameTexts.ts';

/** Messages from the page to the frame. */
export type PageMessage =
  | ({ type: 'run' } & RunRequest)
  | { type: 'theme'; theme: Theme }
  | { type: 'ping'; id: number }
  | { type: 'fetched'; id: number; file?: SiteFile };

/** Messages from the frame to the page. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'shown'; run: number }
  | { type: 'error'; run: number; error: FrameError }
  | { type: 'height'; height: number }
  | { type: 'pong'; id: number }
  | { type: 'fetch'; id: number; url: string };

/** Response of the site's host. */
export interface SiteFile {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  body: ArrayBuffer;
}

export type Theme = 'light' | 'dark';

/** A compiled story to run. */
export interface RunRequest {
  /** Counts the runs. */
  run: number;
  /** Compiled scripts by path. */
  scripts: Readonly<Record<string, string>>;
  /** Style sheets by path. */
  styles: Readonly<Record<string, string>>;
  /** Path of the script whose default export is the story. */
  main: string;
  story: SentStory;
  globals: Readonly<Record<string, unknown>>;
  direction: 'ltr' | 'rtl';
  /** Language of the page. */
  lang: string;
  /** Title of the document. */
  title: string;
  /** Layout of the story in its box: `centered`. */
  layout?: string;
}

/** The serializable part of a story: no functions, no elements. */
export interface SentStory {
  id: string;
  name: string;
  title: string;
  args: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** One of the frame's own texts, with its values. */
export interface Fault {
  key: keyof typeof frameTexts;
  values: Readonly<Record<string, string>>;
}

/** What went wrong in the frame; line and column, from 1, are those of the compiled script. */
export interface FrameError {
  text: string;
  /** Where the frame itself has a text for it. */
  fault?: Fault;
  path?: string;
  line?: number;
  column?: number;
}

/** Prefix of the compiled code, on its first line. */
export const SCRIPT_START = '__define(function(require,module,exports){';
