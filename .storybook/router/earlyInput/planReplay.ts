import { EARLY_INPUT_LIFE_MS } from '../../../src/config/limits.ts';
import type { EarlyRecord } from './EarlyRecord.ts';
import { controlOf, isCheckable, isTextField } from './fields.ts';

interface Moment {
  /** Time on the clock of `event.timeStamp`, in milliseconds. */
  now: number;
  /** The element that has the focus. */
  focused: Element | null;
}

/**
 * What of the recorded events is still to be done, in order, the focus first: not what the browser has done by itself, not what is too
 * old, and of several alike on one element only the last, since who sees nothing happen clicks again.
 */
export function planReplay(records: EarlyRecord[], { now, focused }: Moment): EarlyRecord[] {
  const wanted = records.filter(
    ({ event, target }) =>
      now - event.timeStamp < EARLY_INPUT_LIFE_MS && isLeftToDo(event, target, focused),
  );
  const last = wanted.filter(
    (record, index) => !wanted.slice(index + 1).some((later) => replaces(later, record)),
  );
  // A select that has lost the focus to one that takes it at its start closes 10 ms later, whatever came since.
  return [...last.filter(isFocus), ...last.filter((record) => !isFocus(record))];
}

function isFocus({ event }: EarlyRecord): boolean {
  return event.type === 'focusin';
}

function isLeftToDo(event: Event, target: EventTarget | null, focused: Element | null): boolean {
  switch (event.type) {
    case 'click':
      return target instanceof Element && !target.closest('a[href]');
    case 'focusin':
      // What only a script may focus, as the text, is focused by every click into it.
      return target instanceof HTMLElement && target === focused && target.tabIndex >= 0;
    case 'keydown':
    case 'keyup':
      return !(isTextField(target) && isPrintable(event));
    case 'input':
      return isTextField(target);
    case 'change':
      return target instanceof HTMLSelectElement;
    default:
      return !isCheckable(target);
  }
}

/** Keys that write are known by the text that they wrote. */
function isPrintable(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}

function replaces(later: EarlyRecord, earlier: EarlyRecord): boolean {
  const isSame =
    later.event.type === earlier.event.type &&
    controlOf(later.target) === controlOf(earlier.target);
  return isSame && !earlier.event.type.startsWith('key');
}
