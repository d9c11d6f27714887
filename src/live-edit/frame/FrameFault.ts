import type { Fault } from '../messages.ts';
import { frameTexts } from './frameTexts.ts';

/** An error of the frame's own, which the page shows in its reader's language. */
export class FrameFault extends Error {
  readonly fault: Fault;

  constructor(key: Fault['key'], values: Fault['values']) {
    super(frameTexts[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
    this.fault = { key, values };
  }
}
