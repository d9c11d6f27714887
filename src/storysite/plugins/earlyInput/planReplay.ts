import type { EarlyRecord } from './recordEarlyInput.ts';

/** Input from before the scripts ran is dropped when they take longer than this. */
export const INPUT_LIFE_MS = 30_000;

interface Moment {
  /** Time on the clock of `event.timeStamp`, in milliseconds. */
  now: number;
  /** The element that has the focus. */
  focused: Element | null;
}

/**
 * The recorded events that are left to do, in order, focus first: without those that the browser has handled itself,
 * those that are too old, and all but the last of several alike on one element (readers who see nothing happen click
 * again).
 */
export function planReplay(records: EarlyRecord[], { now, focused }: Moment): EarlyRecord[] {
  const wanted = records.filter(
    ({ event, target }) =>
      now - event.timeStamp < INPUT_LIFE_MS && isLeftToDo(event, target, focused),
  );
  const last = wanted.filter(
    (record, index) => !wanted.slice(index + 1).some((later) => replaces(later, record)),
  );
  // A select closes 10 ms after it lost the focus, even if it was clicked since.
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
      // Every click into the page focuses elements that only a script should focus, such as its text.
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

/** The field's text tells what these keys wrote. */
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

/** A field that holds text. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether the browser itself checks the element when it is clicked. */
export function isCheckable(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/** The control that an event belongs to: the button around an icon or text. */
export function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('button, summary, [role=button]') ?? target;
}

/** Whether the element is a field whose text may be written. */
export function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);
}
