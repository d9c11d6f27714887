import type { FrameMessage, PageMessage } from '../messages.ts';
import { readSiteFile } from './readSiteFile.ts';
import { readTheme } from './readTheme.ts';

type FetchMessage = Extract<FrameMessage, { type: 'fetch' }>;

/** A story that does not respond for this long is frozen. */
const FROZEN_MS = 3000;
const PING_MS = 1000;

interface FrameLinkOptions {
  onMessage(message: FrameMessage): void;
  onFrozen(isFrozen: boolean): void;
  /** Called when the frame navigates to another document. */
  onLeft(): void;
}

/** Sends messages to a frame, and accepts messages from that frame only. */
export class FrameLink {
  isReady = false;
  readonly #options: FrameLinkOptions;
  #frame: HTMLIFrameElement | null = null;
  #pings: ReturnType<typeof setInterval> | undefined;
  #lastAnswer = 0;
  /** Number of documents that the frame has loaded. */
  #loads = 0;
  #isFrozen = false;

  constructor(options: FrameLinkOptions) {
    this.#options = options;
  }

  attach(frame: HTMLIFrameElement | null): void {
    clearInterval(this.#pings);
    this.isReady = false;
    this.#isFrozen = false;
    this.#frame?.removeEventListener('load', this.#load);
    window.removeEventListener('message', this.#receive);
    this.#frame = frame;
    this.#loads = 0;
    if (!frame) return;
    frame.addEventListener('load', this.#load);
    window.addEventListener('message', this.#receive);
  }

  send(message: PageMessage): void {
    // A document without an origin has no other target; no message is secret.
    this.#frame?.contentWindow?.postMessage(message, '*');
  }

  sendTheme(): void {
    this.send({ type: 'theme', theme: readTheme() });
  }

  readonly #receive = ({ source, origin, data }: MessageEvent<FrameMessage>): void => {
    if (source !== this.#frame?.contentWindow || origin !== 'null') return;
    this.#lastAnswer = performance.now();
    this.#setFrozen(false);
    if (data.type === 'ready') {
      // A second "ready" comes from the edited code.
      if (this.isReady) return;
      this.#start();
    }
    if (data.type === 'fetch') void this.#answer(data, source);
    else this.#options.onMessage(data);
  };

  async #answer({ id, url }: FetchMessage, asker: MessageEventSource | null): Promise<void> {
    const file = await readSiteFile(String(url));
    // A new document restarts its request ids.
    if (asker === this.#frame?.contentWindow) this.send({ type: 'fetched', id, file });
  }

  #start(): void {
    this.isReady = true;
    this.sendTheme();
    this.#pings = setInterval(() => this.#ping(), PING_MS);
  }

  readonly #load = (): void => {
    this.#loads += 1;
    if (this.#loads > 1) this.#options.onLeft();
  };

  #ping(): void {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && performance.now() - this.#lastAnswer > FROZEN_MS) this.#setFrozen(true);
    if (!isVisible) this.#lastAnswer = performance.now();
    this.send({ type: 'ping', id: 0 });
  }

  #setFrozen(isFrozen: boolean): void {
    if (isFrozen === this.#isFrozen) return;
    this.#isFrozen = isFrozen;
    this.#options.onFrozen(isFrozen);
  }
}
