import { type ClientPlugin, prepareReplay } from 'storysite/client';

/**
 * Takes the early input of an island or, with `null`, of everything else, which ends the recording; call it right
 * before React listens there. Returns a function that replays the input once that part is live; undefined if there is
 * none.
 */
function takeEarlyInput(island: Element | null): (() => Promise<void>) | undefined {
  const focused = document.activeElement;
  const records = (window.earlyInput?.records ?? []).filter(({ event, target }) => {
    if (!island) return isOfFrame(event, target);
    // A story that focuses itself must not move the focus away from the reader's place.
    return isWithin(island, target) || (event.type === 'focusin' && target === focused);
  });
  if (!island) window.earlyInput?.end();
  if (records.length === 0) return undefined;
  return prepareReplay(records);
}

function isWithin(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && Boolean(element?.contains(target));
}

/**
 * Whether an event is for the frame; stories get theirs in their islands and popups. A press matters only to stories,
 * and replaying it now would close a list that the reader has opened since.
 */
function isOfFrame({ type }: Event, target: EventTarget | null): boolean {
  if (/^(pointer|mouse)/.test(type)) return false;
  const part = target instanceof Element ? target.closest('body > *, [data-story]') : null;
  return !part || part.id === 'root';
}

export default { beforeHydrate: takeEarlyInput } satisfies ClientPlugin;
