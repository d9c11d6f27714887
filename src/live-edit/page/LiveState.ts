import type { FileKind } from '../fileKind.ts';
import type { Place } from './compile.ts';

/** In characters. Stories have a few thousand; longer texts would slow down the page. */
export const MAX_TEXT_LENGTH = 100_000;

/** A file in the editor. */
export interface LiveFile {
  name: string;
  path: string;
  kind: FileKind;
  /** The site's text. */
  original: string;
  text: string;
}

/** An error of the story, with its file and place. */
export interface LiveError {
  text: string;
  path?: string;
  place?: Place;
}

/** Heights, in px, of the parts that the editor replaces, so that opening it shifts nothing around it. */
export interface Room {
  stage: number;
  code: number;
}

export interface LiveState {
  files: readonly LiveFile[];
  /** `frozen`: does not respond. `stopped`: ended by the reader. `left`: navigated to another address. */
  status: 'loading' | 'running' | 'shown' | 'frozen' | 'stopped' | 'left' | 'failed';
  error?: LiveError;
  /** Shown instead of failing code: the last version that ran or, if there is none, the site's version. */
  instead?: 'last' | 'original';
  /** Number of the frame; a new number makes a new frame. */
  frame: number;
  /** Height that the story needs, in px. */
  height: number;
}
