import type { FileKind } from '../fileKind.ts';
import type { Place } from './compile.ts';

/** A story has some thousand characters; the limit is for what would make the page slow. */
export const MAX_TEXT_LENGTH = 100_000;

/** A file in the editor. */
export interface LiveFile {
  name: string;
  path: string;
  kind: FileKind;
  /** Its text as the site has it. */
  original: string;
  text: string;
}

/** An error of the story, and where in which file. */
export interface LiveError {
  text: string;
  path?: string;
  place?: Place;
}

/** Heights of what the editor replaces, in px, so that it opens without moving what is around it. */
export interface Room {
  stage: number;
  code: number;
}

/** What the editor shows. */
export interface LiveState {
  files: readonly LiveFile[];
  /** `frozen`: it does not answer. `stopped`: the reader ended it. `left`: it has gone to another address. */
  status: 'loading' | 'running' | 'shown' | 'frozen' | 'stopped' | 'left' | 'failed';
  error?: LiveError;
  /** What the frame shows instead of code that fails: the last version that ran, or the site's own where none has. */
  instead?: 'last' | 'original';
  /** Counts the frames: another number is another frame. */
  frame: number;
  /** Room that the story needs, in px. */
  height: number;
}
