import { fireEvent } from '@storybook/test';
import { eventually } from './play.ts';

/** A pending call of a demo. */
export interface FakeCall {
  /** The searched text. */
  text: string;
  /** Whether the demo is still listening. */
  isOpen: () => boolean;
  /** Sends the service's answer; no effect once the call is canceled. */
  answer: (texts: string[]) => void;
  /** Reports that the service is unavailable. */
  fail: () => void;
}

/** Mocks the suggestion service: no frame loads, nothing leaves the page. */
export interface FakeSuggestService {
  /** Every call since the start, the newest last. */
  calls: FakeCall[];
  /** Waits for the call for a text. */
  callFor: (text: string) => Promise<FakeCall>;
}

function toCall(frame: HTMLIFrameElement): FakeCall {
  const request = new URLSearchParams(new URL(frame.src).hash.slice(1));
  const send = (items: string[] | null) => {
    const source = frame.contentWindow;
    const data = { id: request.get('id'), items };
    if (source) window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data }));
  };
  // Keeps the frame from calling the service.
  frame.src = 'about:blank';
  return {
    text: request.get('q') ?? '',
    isOpen: () => frame.isConnected,
    answer: send,
    fail: () => send(null),
  };
}

/** Mocks the suggestion service while a play function runs. */
export async function withFakeSuggestService(
  play: (service: FakeSuggestService) => Promise<void>,
): Promise<void> {
  const calls: FakeCall[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isCall = node instanceof HTMLIFrameElement && node.src.includes('suggest-frame.html');
      if (isCall) calls.push(toCall(node));
    }
  });
  observer.observe(document.body, { childList: true });
  try {
    await play({ calls, callFor: (text) => eventually(() => findCall(calls, text)) });
  } finally {
    observer.disconnect();
  }
}

function findCall(calls: FakeCall[], text: string): FakeCall {
  const call = calls.findLast((candidate) => candidate.text === text && candidate.isOpen());
  if (call) return call;
  throw new Error(`No open call for "${text}" among: ${calls.map((each) => each.text).join(', ')}`);
}

/** Changes a field's text several times, faster than any debounce. */
export async function enterTexts(field: HTMLElement, ...texts: string[]): Promise<void> {
  field.focus();
  for (const value of texts) await fireEvent.change(field, { target: { value } });
}
