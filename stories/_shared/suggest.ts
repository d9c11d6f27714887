import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;
const TIMEOUT_MS = 5000;
const MAX_COUNT = 50;
const MAX_LENGTH = 200;

/** Suggestions of the service for the last text. */
export interface Suggestions {
  texts: string[];
  /** The last call had no usable answer. */
  unavailable: boolean;
  /** The texts are the demo's samples, not the service's. */
  isSample: boolean;
  /**
   * Searches 300 ms after the last input; an empty text clears the list
   * without a call.
   */
  search: (text: string) => void;
  /** Uses samples for this search and all later ones. */
  showSamples: () => void;
}

const nothing = { texts: [] as string[], unavailable: false };

/**
 * Suggestions for the typed text. New input cancels the previous call, so no
 * outdated answer is shown.
 */
export function useSuggestions(): Suggestions {
  const [answer, setAnswer] = useState(nothing);
  const [isSample, setIsSample] = useState(false);
  const asked = useRef('');
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  const search = (text: string) => {
    cancel.current();
    asked.current = text;
    if (!text) {
      setAnswer(nothing);
      return;
    }
    const timer = setTimeout(() => {
      if (isSample) {
        setAnswer({ texts: proposeSamples(text), unavailable: false });
        return;
      }
      cancel.current = callService(text, (texts) => {
        if (!texts)
          console.warn(
            'The suggestion service gave no answer that can be shown.',
          );
        setAnswer({ texts: texts ?? [], unavailable: !texts });
      });
    }, DEBOUNCE_MS);
    cancel.current = () => clearTimeout(timer);
  };

  const showSamples = () => {
    setIsSample(true);
    setAnswer({ texts: proposeSamples(asked.current), unavailable: false });
  };

  return { ...answer, isSample, search, showSamples };
}

/** Samples in case the service is unavailable. */
function proposeSamples(text: string): string[] {
  return ['bag', 'case', 'for children', 'for women', 'gift', 'shoes'].map(
    (word) => `${text} ${word}`,
  );
}

let calls = 0;

/**
 * Calls the service once and returns a function that cancels the call. The
 * service answers with a script. It runs in a frame without an origin, which
 * can only send a message to this page.
 */
function callService(
  text: string,
  onAnswer: (texts: string[] | undefined) => void,
): () => void {
  const id = String(++calls);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Suggestions';
  const request = new URLSearchParams({ id, q: text });
  frame.src = `${import.meta.env.BASE_URL}suggest-frame.html#${request}`;

  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('message', receive);
    frame.remove();
  };
  const settle = (texts?: string[]) => {
    cancel();
    onAnswer(texts);
  };
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    // A frame without an origin has the origin "null". Ignore messages of
    // other windows.
    if (source === frame.contentWindow && origin === 'null')
      settle(readAnswer(data, id));
  };
  const timer = setTimeout(settle, TIMEOUT_MS);
  window.addEventListener('message', receive);
  document.body.append(frame);
  return cancel;
}

/**
 * The texts in a frame's message, without duplicates; undefined unless it is
 * a valid answer to this call.
 */
export function readAnswer(data: unknown, id: string): string[] | undefined {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('id' in data) ||
    data.id !== id
  )
    return;
  if (
    !('items' in data) ||
    !Array.isArray(data.items) ||
    data.items.length > MAX_COUNT
  )
    return;
  // Copied first, since `every` skips holes.
  const items: unknown[] = [...data.items];
  return items.every(isPlainText) ? [...new Set(items)] : undefined;
}

function isPlainText(item: unknown): item is string {
  return typeof item === 'string' && item.length <= MAX_LENGTH;
}
