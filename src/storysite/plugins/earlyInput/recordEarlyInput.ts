/** An event from before the scripts ran, with the state of its field at that time. */
export interface EarlyRecord {
  event: Event;
  target: EventTarget | null;
  /** Text of a field, chosen value of a native select. */
  value?: string;
  /** Whether a check box or radio was checked once the browser had handled the event. */
  checked?: boolean;
}

declare global {
  interface Window {
    /** Set by the inline script while it records. */
    earlyInput?: {
      /** What was recorded so far. */
      records: EarlyRecord[];
      /** Ends the recording. */
      end(): void;
    };
  }
}

/** At most this many events are kept, the latest ones. */
const MAX_EVENTS = 200;

/** The events of a reader's actions, and focus. */
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
 * Records what the reader does before the scripts have run. Links, check boxes and fields work natively meanwhile;
 * `replayEarlyInput` passes the rest on to React.
 */
export function recordEarlyInput(): void {
  const records: EarlyRecord[] = [];
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
