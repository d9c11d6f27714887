/** An event from before its script was there, with the state of its field at that time. */
export interface InputRecord {
  event: Event;
  target: EventTarget | null;
  /** Text of a field, chosen value of a native select. */
  value?: string;
  /** Whether a check box or radio was checked once the browser had handled the event. */
  checked?: boolean;
}

/** What a reader did to a part before the scripts ran, as what does it again once the part is interactive. */
export const earlyReplays = new WeakMap<Element, () => Promise<void>>();

/** Replayed events, to distinguish them from the reader's. */
export const sent = new WeakSet<Event>();

/** Once the reader acts on an element again, its recorded events are dropped but for text: they would be done twice. */
const ACTS = ['pointerdown', 'keydown'];

/**
 * Prepares to do again what a reader did before React listened; call it when React is about to. What it returns does it,
 * once that part is interactive.
 */
export function prepareReplay(records: InputRecord[]): () => Promise<void> {
  const focused = document.activeElement;
  // Few readers are that early: what replays comes while React listens.
  const loading = import('./planReplay.ts').catch(() => undefined);
  const touched = new Set<EventTarget | null>();
  const touch = (event: Event) => {
    if (!sent.has(event)) touched.add(controlOf(event.target));
  };
  for (const type of ACTS) document.addEventListener(type, touch, true);

  return async () => {
    // Without it, the reader acts once more.
    const late = await loading;
    const planned = late?.planReplay(records, { now: performance.now(), focused }) ?? [];
    for (const record of planned) {
      late?.replay(record, touched.has(controlOf(record.target)));
      // React and the stories finish with one event before the next, as with real input.
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const type of ACTS) document.removeEventListener(type, touch, true);
  };
}

/** The control that an event belongs to: the button around an icon or text. */
export function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('button, summary, [role=button]') ?? target;
}
