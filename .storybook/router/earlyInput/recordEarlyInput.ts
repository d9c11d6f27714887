import { EARLY_INPUT_MAX_EVENTS } from '../../../src/config/limits.ts';
import type { EarlyRecord } from './EarlyRecord.ts';

/** What a reader can do to a page, and focus, which only the document knows of before the scripts. */
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
 * Records what the reader does before the scripts have run. It acts on nothing: links, check boxes and fields do
 * natively what they do. `replayEarlyInput` gives the rest to React afterwards.
 */
export function recordEarlyInput(): void {
  const records: EarlyRecord[] = [];
  const record = (event: Event) => {
    const { value, checked } = event.target as HTMLInputElement;
    records.push({ event, target: event.target, value, checked });
    if (records.length > EARLY_INPUT_MAX_EVENTS) records.shift();
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
