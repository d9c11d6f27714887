/** An event from before the scripts ran, with the state of its field at that time. */
export interface InputRecord {
  event: Event;
  target: EventTarget | null;
  /** Text of a field, chosen value of a native select. */
  value?: string;
  /** Whether a check box or radio was checked once the browser had handled the event. */
  checked?: boolean;
}

/** Replays of a reader's input to a part before the scripts ran, to be called once the part is interactive. */
export const earlyReplays = new WeakMap<Element, () => Promise<void>>();

/** Early input is dropped if the script takes longer than this. */
export const INPUT_LIFE_MS = 30_000;

/** Replayed events, to distinguish them from the reader's. */
const sent = new WeakSet<Event>();

/**
 * If the reader acts on an element again, its recorded events except text are dropped, or they would take effect twice.
 */
const ACTS = ['pointerdown', 'keydown'];

/**
 * Prepares to replay a reader's input from before React listened; call it right before React does, and the returned
 * function once that part is interactive.
 */
export function prepareReplay(records: InputRecord[]): () => Promise<void> {
  const focused = document.activeElement;
  const touched = new Set<EventTarget | null>();
  const touch = (event: Event) => {
    if (!sent.has(event)) touched.add(controlOf(event.target));
  };
  for (const type of ACTS) document.addEventListener(type, touch, true);

  return async () => {
    for (const record of planReplay(withWholeTexts(records), { now: performance.now(), focused })) {
      replay(record, touched.has(controlOf(record.target)));
      // React and the stories finish with one event before the next, as with real input.
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const type of ACTS) document.removeEventListener(type, touch, true);
  };
}

/**
 * The records with the whole text of each field: while a reader types, React may empty a field whose text it does not
 * know.
 */
function withWholeTexts(records: InputRecord[]): InputRecord[] {
  const fields = new Map<EventTarget | null, { lost: string; value: string }>();
  return records.map((record) => {
    const { event, target, value = '' } = record;
    if (!(event instanceof InputEvent)) return record;
    const last = fields.get(target) ?? { lost: '', value: '' };
    const isEmptied = event.inputType === 'insertText' && value === event.data;
    const lost = isEmptied ? last.lost + last.value : last.lost;
    fields.set(target, { lost, value });
    return { ...record, value: lost + value };
  });
}

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
export function planReplay(records: InputRecord[], { now, focused }: Moment): InputRecord[] {
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

function isFocus({ event }: InputRecord): boolean {
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

/** Keys whose effect is in the field's text. */
function isPrintable(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}

function replaces(later: InputRecord, earlier: InputRecord): boolean {
  const isSame =
    later.event.type === earlier.event.type &&
    controlOf(later.target) === controlOf(earlier.target);
  return isSame && !earlier.event.type.startsWith('key');
}

/** A field that holds text. */
type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether the browser itself checks the element when it is clicked. */
function isCheckable(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/** The control that an event belongs to: the button around an icon or text. */
function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('button, summary, [role=button]') ?? target;
}

/** Whether the element is a field whose text may be written. */
function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);
}

/**
 * Replays an event on an element. If the reader has gone on, only a field's text is sent again, in its current state:
 * keys pressed while React began to listen have changed it without React's knowledge.
 */
function replay({ event, target, value = '', checked }: InputRecord, isTouched: boolean): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  const isText = isTextField(target) && event.type === 'input';
  if (isTouched && !isText) return;
  if (event.type === 'focusin' && document.activeElement !== target) {
    // A story that focuses itself has moved the focus away from the reader's place.
    (target as HTMLElement).focus({ preventScroll: true });
    return;
  }
  // A story that has rendered again in the meantime has emptied it.
  if (isText) writeText(target, value.endsWith(target.value) || !isTouched ? value : target.value);
  if (target instanceof HTMLSelectElement && !target.multiple) target.value = value;
  if (isCheckable(target)) target.checked = !checked;
  dispatch(copyOf(event), target);
}

/** Bypasses React's `value` property, with which React detects changes. */
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

/**
 * Dispatches an event without its native effect, which has already happened, except on check boxes, which were set
 * back.
 */
function dispatch(event: Event, target: Element): void {
  const prevent = (done: Event) => done.preventDefault();
  const isDone = !isCheckable(target);
  if (isDone) window.addEventListener(event.type, prevent);
  sent.add(event);
  target.dispatchEvent(event);
  window.removeEventListener(event.type, prevent);
}
