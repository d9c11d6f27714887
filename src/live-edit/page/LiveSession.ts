import type { ReactNode } from 'react';
import { type SiteStory, watchCurrentValues } from 'storysite/client';
import { createTexts, type StoryEdits } from 'storysite/theme';
import type { FrameError, FrameMessage } from '../messages.ts';
import { compile, type Compiled } from './compile.ts';
import { explainError } from './explainError.ts';
import { FrameLink } from './FrameLink.ts';
import { keep } from './keptTexts.ts';
import type { LiveError, LiveFile, LiveState, Room } from './LiveState.ts';
import { readStory } from './readStory.ts';
import { startOf } from './sharedAddress.ts';
import { editorTexts } from './editorTexts.ts';
import { translateFault } from './translateFault.ts';

const t = createTexts(editorTexts, 'live-edit');

/** Delay after the last key press. */
const RUN_DELAY_MS = 300;
const MAX_HEIGHT_PX = 720;

/** How an editor was opened: by the reader, with the page where it was left open, or by code in the address. */
export type OpenedBy = 'keyboard' | 'pointer' | 'page' | 'address';

interface SessionOptions {
  onEdit(edits: StoryEdits): void;
  onMessage(message: string): void;
}

/** An editing session: the texts of a story, the frame that runs it, and its error. */
export class LiveSession {
  readonly story: SiteStory;
  readonly room: Room;
  readonly #options: SessionOptions;
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
  /** The last run that rendered in the current frame, and whether it ran the reader's code or the original. */
  #shown: { run: number; of: 'last' | 'original' } | undefined;
  /** Whether the current run uses the original files because the edited ones fail. */
  #isOriginal = false;
  /** Texts that the last reset discarded, until the next edit. */
  #beforeReset: ReadonlyMap<string, string> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: LiveState;

  openedBy: OpenedBy = 'page';
  /** Shown next to the button that closes the editor. */
  mark?: ReactNode;

  constructor(story: SiteStory, files: readonly LiveFile[], room: Room, options: SessionOptions) {
    this.story = story;
    this.room = room;
    this.#options = options;
    this.#state = { files, status: 'loading', frame: 0, height: room.stage };
    this.#note();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): LiveState => this.#state;

  get isChanged(): boolean {
    return this.#state.files.some(({ text, original }) => text !== original);
  }

  /** Changed texts, by path. */
  get edits(): StoryEdits {
    const changed = this.#state.files.filter(({ text, original }) => text !== original);
    return Object.fromEntries(changed.map(({ path, text }) => [path, text]));
  }

  /** Whether the files were just reset, so that the reset can be undone. */
  get isReset(): boolean {
    return this.#beforeReset !== undefined;
  }

  /** Ref of the frame. */
  attach = (frame: HTMLIFrameElement | null): void => {
    this.#link.attach(frame);
    this.#frame = frame;
    this.#endWatch?.();
    this.#endWatch = frame ? watchCurrentValues(this.story, frame, () => this.#start()) : undefined;
  };

  /** Records that frame number `frame` could not load its document. */
  fail(frame: number): void {
    const { status, frame: current } = this.#state;
    if (status === 'loading' && frame === current) this.#set({ status: 'failed' });
  }

  /** Changes a file, and runs the story when the reader pauses. */
  edit(path: string, text: string): void {
    if (this.#textOf(path) === text) return;
    // The field's own undo went back past a reset of all files.
    if (this.#beforeReset?.get(path) === text) return this.undoReset();
    this.#setTexts(new Map([[path, text]]));
  }

  /** Resets all files to their original texts and runs them in a new frame. */
  reset(): void {
    const { files } = this.#state;
    if (!this.isChanged) return this.restart();
    const before = new Map(files.map(({ path, text }) => [path, text]));
    this.#setTexts(new Map(files.map(({ path, original }) => [path, original])), before);
    clearTimeout(this.#timer);
    this.restart();
  }

  /** Restores the texts that the last reset discarded. */
  undoReset(): void {
    if (this.#beforeReset) this.#setTexts(this.#beforeReset);
  }

  /** Runs the story in a new frame. */
  restart(): void {
    this.#shown = undefined;
    const frame = this.#state.frame + 1;
    this.#set({ status: 'loading', frame, error: undefined, instead: undefined });
  }

  /** Stops a story that does not respond; the next change runs it in a new frame. */
  stop(): void {
    this.#set({ status: 'stopped', frame: this.#state.frame + 1, instead: undefined });
  }

  /** Ends the session with its page; it reopens when the reader comes back. */
  close(): void {
    clearTimeout(this.#timer);
    this.attach(null);
  }

  /** Ends the session; it stays closed until the reader opens it. */
  hide(): void {
    this.close();
    this.#leaveAddress();
    this.say('');
    keep(this.story.id, { isOpen: false, files: [...this.#state.files] });
  }

  say(message: string): void {
    this.#options.onMessage(message);
  }

  sendTheme = (): void => this.#link.sendTheme();

  #note(): void {
    keep(this.story.id, { isOpen: true, files: [...this.#state.files] });
    this.#options.onEdit(this.edits);
  }

  /** Removes the code from the address, since the editor's code now differs. */
  #leaveAddress(): void {
    const { hash, pathname, search } = location;
    if (!hash.startsWith(startOf(this.story.id))) return;
    // The router keeps a key in the entry's state.
    history.replaceState(history.state, '', pathname + search);
  }

  #textOf(path: string): string | undefined {
    return this.#state.files.find((file) => file.path === path)?.text;
  }

  /** Sets file texts and runs them when the reader pauses; `before` has the texts that a reset discards. */
  #setTexts(texts: ReadonlyMap<string, string>, before?: ReadonlyMap<string, string>): void {
    const { files } = this.#state;
    this.#beforeReset = before;
    this.#set({
      files: files.map((file) => ({ ...file, text: texts.get(file.path) ?? file.text })),
    });
    this.#leaveAddress();
    // The last message was about the previous code.
    this.say('');
    this.#note();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#start(), RUN_DELAY_MS);
  }

  #set(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #start(): void {
    const { status, files } = this.#state;
    if (status === 'stopped' || status === 'left' || status === 'failed') return this.restart();
    const compiled = this.#compile(files);
    if (!compiled) return this.#showOriginal();
    this.#compiled = compiled;
    if (!this.#link.isReady) return;
    this.#isOriginal = false;
    this.#set({ status: 'running', error: undefined, instead: undefined });
    this.#send(files, compiled);
  }

  /** Shows the site's version if the edited code fails before any version was shown. */
  #showOriginal(): void {
    if (this.#shown || !this.#link.isReady || !this.isChanged) return;
    const files = this.#state.files.map((file) => ({ ...file, text: file.original }));
    const compiled = this.#compile(files);
    if (!compiled) return;
    this.#isOriginal = true;
    this.#set({ status: 'running' });
    this.#send(files, compiled);
  }

  #send(files: readonly LiveFile[], compiled: ReadonlyMap<string, Compiled>): void {
    this.#run += 1;
    this.#link.send({
      type: 'run',
      run: this.#run,
      scripts: Object.fromEntries([...compiled].map(([path, { code }]) => [path, code])),
      styles: textsOf(files.filter(({ kind }) => kind === 'style')),
      main: files[0]?.path ?? '',
      title: t('edited', { story: this.story.componentTitle }),
      ...readStory(this.story, this.#frame),
    });
  }

  #compile(files: readonly LiveFile[]): Map<string, Compiled> | undefined {
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
    return compiled;
  }

  async #explain(error: unknown, path: string, source: string): Promise<void> {
    const explained = await explainError(error, source);
    // The reader may have typed meanwhile.
    if (this.#textOf(path) !== source) return;
    this.#set({ error: { ...explained, path }, instead: this.#shown?.of });
  }

  #receive(message: FrameMessage): void {
    if (message.type === 'ready') this.#start();
    if (message.type === 'height') {
      const most = Math.max(MAX_HEIGHT_PX, this.room.stage);
      this.#set({ height: Math.min(Number(message.height) || 0, most) });
    }
    if (message.type === 'shown' && message.run === this.#run) {
      this.#shown = { run: this.#run, of: this.#isOriginal ? 'original' : 'last' };
      this.#set({ status: 'shown', instead: this.#isOriginal ? 'original' : undefined });
    }
    if (message.type === 'error' && message.run === this.#run) this.#fail(message.error);
  }

  /** Records an error of the current run. If the run has rendered already, the frame keeps showing it. */
  #fail(error: FrameError): void {
    // The original fails, too: keep the error of the edited code.
    if (this.#isOriginal) return this.#set({ status: 'shown' });
    const isLater = this.#shown?.run === this.#run;
    const instead = isLater ? undefined : this.#shown?.of;
    this.#set({ status: 'shown', error: this.#locate(error), instead });
    this.#showOriginal();
  }

  #locate({ text, fault, path = '', line, column }: FrameError): LiveError {
    const compiled = this.#compiled.get(path);
    const place =
      line === undefined ? undefined : compiled?.findSource({ line, column: column ?? 1 });
    const shown = translateFault(fault) || String(text);
    return { text: shown.slice(0, 500), path: compiled && path, place };
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
      instead: undefined,
    });
  }
}

const textsOf = (files: readonly LiveFile[]) =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));
