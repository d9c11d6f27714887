import type { ReactNode } from 'react';
import { type SiteStory, watchCurrentValues } from 'storysite/client';
import { createTexts, type StoryEdits } from 'storysite/theme';
import { type FileKind, fileKind } from '../fileKind.ts';
import type { FrameError, FrameMessage } from '../messages.ts';
import { compile, type Compiled, type Place } from './compile.ts';
import { explainError } from './explainError.ts';
import { FrameLink } from './FrameLink.ts';
import { keep, readKept } from './keptTexts.ts';
import { readStory } from './readStory.ts';
import { editorTexts } from './editorTexts.ts';

const t = createTexts(editorTexts, 'live-edit');

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
  /** Whether the frame still shows the last version that ran, since the text has an error. */
  isOld: boolean;
  /** Counts the frames: another number is another frame. */
  frame: number;
  /** Room that the story needs, in px. */
  height: number;
}

/** After the last letter. */
const RUN_DELAY_MS = 300;
/** A story has some thousand characters; the limit is for what would make the page slow. */
export const MAX_TEXT_LENGTH = 100_000;
const MAX_HEIGHT_PX = 720;

/** A story that is being edited: its texts, the frame that runs it, and what went wrong. */
export class LiveSession {
  readonly story: SiteStory;
  readonly room: Room;
  readonly #onEdit: (edits: StoryEdits) => void;
  readonly #listeners = new Set<() => void>();
  readonly #link = new FrameLink({
    onMessage: (message) => this.#receive(message),
    onFrozen: (isFrozen) => this.#setFrozen(isFrozen),
    onLeft: () => this.#leave(),
  });
  #compiled = new Map<string, Compiled>();
  #frame: HTMLIFrameElement | null = null;
  #endWatch: (() => void) | undefined;
  #run = 0;
  /** The last run that came to be shown in the current frame; 0 for none. */
  #shownRun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: LiveState;

  /** Whether the reader has opened it by keyboard; undefined where it opened with its page. */
  byKeyboard?: boolean;
  /** Shown beside the button that closes the editor. */
  mark?: ReactNode;

  constructor(story: SiteStory, texts: string[], room: Room, onEdit: (edits: StoryEdits) => void) {
    this.story = story;
    this.room = room;
    this.#onEdit = onEdit;
    const main = story.files[0]?.path ?? '';
    const files = story.files.map(({ name, path }, index) => {
      const original = (texts[index] ?? '').replaceAll('\r\n', '\n');
      const kind = fileKind(path, main);
      const kept = kind === 'fixed' ? undefined : readKept(story.id, path, original);
      return { name, path, kind, original, text: kept ?? original };
    });
    this.#state = { files, status: 'loading', isOld: false, frame: 0, height: room.stage };
    this.#note();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): LiveState => this.#state;

  /** Whether the code is no longer the site's. */
  get isChanged(): boolean {
    return this.#state.files.some(({ text, original }) => text !== original);
  }

  /** Takes the frame's element, once it is in the document; null when it goes. */
  attach = (frame: HTMLIFrameElement | null): void => {
    this.#link.attach(frame);
    this.#frame = frame;
    this.#endWatch?.();
    this.#endWatch = frame ? watchCurrentValues(this.story, frame, () => this.#start()) : undefined;
  };

  /** Notes that the document of a frame could not be loaded; `frame` is its number. */
  fail(frame: number): void {
    const { status, frame: current } = this.#state;
    if (status === 'loading' && frame === current) this.#set({ status: 'failed' });
  }

  /** Changes a file, and runs the story when the reader pauses. */
  edit(path: string, text: string): void {
    const files = this.#state.files.map((file) => (file.path === path ? { ...file, text } : file));
    this.#set({ files });
    this.#note();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#start(), RUN_DELAY_MS);
  }

  /** Resets all files to their original texts and runs them in a new frame. */
  reset(): void {
    const files = this.#state.files.map((file) => ({ ...file, text: file.original }));
    this.#set({ files, error: undefined });
    this.#note();
    this.restart();
  }

  /** Runs the story in a new frame. */
  restart(): void {
    this.#shownRun = 0;
    this.#set({ status: 'loading', frame: this.#state.frame + 1, error: undefined, isOld: false });
  }

  /** Ends a story that does not answer; the next change runs it in a new frame. */
  stop(): void {
    this.#set({ status: 'stopped', frame: this.#state.frame + 1, isOld: false });
  }

  /** Ends the session with its page, which opens it again when the reader comes back. */
  close(): void {
    clearTimeout(this.#timer);
    this.attach(null);
  }

  /** Ends the session, and opens it only when it is asked for. */
  hide(): void {
    this.close();
    keep(this.story.id, { isOpen: false, files: [...this.#state.files] });
  }

  sendTheme = (): void => this.#link.sendTheme();

  #edits(): StoryEdits {
    const changed = this.#state.files.filter(({ text, original }) => text !== original);
    return Object.fromEntries(changed.map(({ path, text }) => [path, text]));
  }

  #note(): void {
    keep(this.story.id, { isOpen: true, files: [...this.#state.files] });
    this.#onEdit(this.#edits());
  }

  #set(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #start(): void {
    const { status, files } = this.#state;
    if (status === 'stopped' || status === 'left' || status === 'failed') return this.restart();
    const scripts = this.#compile(files);
    if (!scripts || !this.#link.isReady) return;
    this.#run += 1;
    this.#set({ status: 'running', error: undefined, isOld: false });
    this.#link.send({
      type: 'run',
      run: this.#run,
      scripts,
      styles: textsOf(files.filter(({ kind }) => kind === 'style')),
      main: files[0]?.path ?? '',
      ...readStory(this.story, this.#frame),
    });
  }

  #compile(files: readonly LiveFile[]): Record<string, string> | undefined {
    const compiled = new Map<string, Compiled>();
    for (const { path, kind, text } of files) {
      if (kind !== 'script') continue;
      try {
        compiled.set(path, compile(text, path));
      } catch (error) {
        void this.#explain(error, path, text);
        return undefined;
      }
    }
    this.#compiled = compiled;
    return Object.fromEntries([...compiled].map(([path, { code }]) => [path, code]));
  }

  async #explain(error: unknown, path: string, source: string): Promise<void> {
    const explained = await explainError(error, source);
    const file = this.#state.files.find((one) => one.path === path);
    // The reader may have gone on meanwhile.
    if (file?.text !== source) return;
    this.#set({ error: { ...explained, path }, isOld: this.#shownRun > 0 });
  }

  #receive(message: FrameMessage): void {
    if (message.type === 'ready') this.#start();
    if (message.type === 'height') {
      const most = Math.max(MAX_HEIGHT_PX, this.room.stage);
      this.#set({ height: Math.min(Number(message.height) || 0, most) });
    }
    if (message.type === 'shown' && message.run === this.#run) {
      this.#shownRun = message.run;
      this.#set({ status: 'shown' });
    }
    if (message.type === 'error' && message.run === this.#run) {
      const isOld = this.#shownRun > 0 && this.#shownRun < message.run;
      this.#set({ status: 'shown', error: this.#locate(message.error), isOld });
    }
  }

  #locate({ text, path = '', line, column }: FrameError): LiveError {
    const compiled = this.#compiled.get(path);
    const place =
      line === undefined ? undefined : compiled?.findSource({ line, column: column ?? 1 });
    return { text: String(text).slice(0, 500), path: compiled && path, place };
  }

  #setFrozen(isFrozen: boolean): void {
    if (isFrozen) this.#set({ status: 'frozen' });
    else if (this.#state.status === 'frozen') this.#set({ status: 'shown' });
  }

  #leave(): void {
    this.#set({
      status: 'left',
      frame: this.#state.frame + 1,
      error: { text: t('left') },
      isOld: false,
    });
  }
}

const textsOf = (files: readonly LiveFile[]) =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));
