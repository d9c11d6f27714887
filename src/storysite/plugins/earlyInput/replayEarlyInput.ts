import { controlOf, isCheckable, isTextField, planReplay, type TextField } from './planReplay.ts';
import type { EarlyRecord } from './recordEarlyInput.ts';

/** Replayed events, to tell them from the reader's own. */
const sent = new WeakSet<Event>();

/** Once the reader acts on an element again, its recorded events are dropped: they would be done twice. */
const ACTS = ['pointerdown', 'keydown'];

/**
 * Takes the early input of an island or, with `null`, of everything else, and then ends the recording; call it when
 * React is about to listen there. Returns a function that replays the input once that part is live; undefined where
 * there is none.
 */
export function takeEarlyInput(island: Element | null): (() => Promise<void>) | undefined {
  const focused = document.activeElement;
  const records = (window.earlyInput?.records ?? []).filter(({ event, target }) => {
    if (!island) return isOfFrame(event, target);
    // A story that focuses itself must leave the focus where the reader is.
    return isWithin(island, target) || (event.type === 'focusin' && target === focused);
  });
  if (!island) window.earlyInput?.end();
  if (records.length === 0) return undefined;
  const touched = new Set<EventTarget | null>();
  const touch = (event: Event) => {
    if (!sent.has(event)) touched.add(controlOf(event.target));
  };
  for (const type of ACTS) document.addEventListener(type, touch, true);

  return async () => {
    for (const record of planReplay(records, { now: performance.now(), focused })) {
      if (touched.has(controlOf(record.target))) continue;
      replay(record);
      // React and the stories finish with one event before the next, as with real input.
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const type of ACTS) document.removeEventListener(type, touch, true);
  };
}

function isWithin(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && Boolean(element?.contains(target));
}

/**
 * Whether an event is for the frame; stories get theirs in their islands and popups. A press only matters to stories,
 * and replayed now would close a list that the reader has opened since.
 */
function isOfFrame({ type }: Event, target: EventTarget | null): boolean {
  if (/^(pointer|mouse)/.test(type)) return false;
  const part = target instanceof Element ? target.closest('body > *, [data-story]') : null;
  return !part || part.id === 'root';
}

function replay({ event, target, value = '', checked }: EarlyRecord): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event.type === 'focusin' && document.activeElement !== target) {
    // A story that focuses itself has taken the focus from where the reader was.
    (target as HTMLElement).focus({ preventScroll: true });
    return;
  }
  if (isTextField(target) && event.type === 'input') writeText(target, value);
  if (target instanceof HTMLSelectElement && !target.multiple) target.value = value;
  if (isCheckable(target)) target.checked = !checked;
  dispatch(copyOf(event), target);
}

/** Writes past React's own `value` property, by which React tells whether a text is new. */
function writeText(field: TextField, text: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  const { selectionStart, selectionEnd } = field;
  const isShown = field.value === text;
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  // Writing the text has moved the caret to its end.
  if (isShown && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** A copy of an event, which has all properties that its constructor reads. */
function copyOf(event: Event): Event {
  const EventType = event.constructor as new (type: string, init: EventInit) => Event;
  return new EventType(event.type, event);
}

/** Sends an event without its native effect, which has happened, except for check boxes, which were set back. */
function dispatch(event: Event, target: Element): void {
  const prevent = (done: Event) => done.preventDefault();
  const isDone = !isCheckable(target);
  if (isDone) window.addEventListener(event.type, prevent);
  sent.add(event);
  target.dispatchEvent(event);
  window.removeEventListener(event.type, prevent);
}
