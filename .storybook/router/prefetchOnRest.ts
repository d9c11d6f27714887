import { PREFETCH_REST_MS } from '../../src/config/limits.ts';
import { prefetch } from './prefetch.ts';
import { sitePath } from './sitePath.ts';

/** From now on fetches the page of a link on which the pointer or the focus rests, or that is pressed. */
export function prefetchOnRest(base: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Place | undefined;
  const start = (target: EventTarget | null) => {
    const path = sitePath(target, base);
    if (path !== undefined) void prefetch(path);
  };
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(start, PREFETCH_REST_MS, target);
  };
  const onOver = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y, timeStamp: time } = event;
    // Waiting would tell nothing new of a pointer so slow that it will still be there.
    const stays = !last || sitePath(aheadOf(last, { x, y, time }), base) === sitePath(target, base);
    last = { x, y, time };
    onRest(event);
    if (stays) start(target);
  };

  // Heard before React, which keeps them to itself while it hydrates.
  const early = { passive: true, capture: true };
  document.addEventListener('pointerover', onOver, early);
  document.addEventListener('focusin', onRest, early);
  // A press of a mouse or finger: the click comes some 100 ms later.
  document.addEventListener('pointerdown', ({ target }) => start(target), early);
}

/** Where the pointer was, in pixels of the window, and when, in milliseconds. */
interface Place {
  x: number;
  y: number;
  time: number;
}

/** What the pointer will be on when the wait is over, if it moves on as it did from one place to the next. */
function aheadOf(from: Place, to: Place): Element | null {
  const share = PREFETCH_REST_MS / Math.max(1, to.time - from.time);
  return document.elementFromPoint(to.x + (to.x - from.x) * share, to.y + (to.y - from.y) * share);
}
