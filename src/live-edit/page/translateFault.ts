import { createTexts } from 'storysite/theme';
import type { frameTexts } from '../frame/frameTexts.ts';
import type { Fault } from '../messages.ts';

/** Without the English texts, which the frame sends itself. */
const t = createTexts({} as typeof frameTexts, 'live-edit');

/** An error of the frame's own in the language of the page; empty in English. Edited code may send anything as one. */
export function translateFault(fault: Fault | undefined): string {
  if (!fault || fault.key in Object.prototype) return '';
  // Each key has other values.
  return t(fault.key as 'thrown', { ...fault.values } as { value: string });
}
