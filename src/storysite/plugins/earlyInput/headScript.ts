import type { InputRecord } from 'storysite/client';

declare global {
  interface Window {
    /** Set by the inline script while it records. */
    earlyInput?: {
      /** Input recorded so far. */
      records: InputRecord[];
      /** Ends the recording. */
      end(): void;
    };
  }
}

/** Maximum number of events; only the latest are kept. */
const MAX_EVENTS = 200;

/** Events of a reader's input, and focus. */
const TYPES = [
  'pointerdown',
  'mousedown',
  'mouseup',
  'click',
  'focusin',
  'keydown',
  'keyup',
  'input',
  'change',
];

/**
 * Records the reader's input from before the scripts have run. Meanwhile links, check boxes and fields work natively;
 * the plugin's `client` passes the rest on to React.
 */
function recordEarlyInput(): void {
  const records: InputRecord[] = [];
  const record = (event: Event) => {
    const { value, checked } = event.target as HTMLInputElement;
    records.push({ event, target: event.target, value, checked });
    if (records.length > MAX_EVENTS) records.shift();
  };
  for (const type of TYPES) document.addEventListener(type, record, true);
  window.earlyInput = {
    records,
    end() {
      for (const type of TYPES) document.removeEventListener(type, record, true);
      delete window.earlyInput;
    },
  };
}

recordEarlyInput();
