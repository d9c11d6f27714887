import { PREFETCH_REST_MS } from '../../src/config/limits.ts';
import { loadScreen } from './loadScreen.ts';
import { sitePath } from './sitePath.ts';

const fetched = new Set<string>();

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether there is no network, or the reader wants no more than what is asked for. */
function isSavingData(): boolean {
  const { connection, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return !onLine || Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

function prefetch(target: EventTarget | null, base: string): void {
  const [path] = sitePath(target, base)?.split(/[?#]/) ?? [];
  if (path === undefined || fetched.has(path) || isSavingData()) return;
  fetched.add(path);
  // A page that cannot be fetched now is fetched when it is opened.
  loadScreen(path).catch(() => fetched.delete(path));
}

/** From now on fetches the page of a link on which the pointer or the focus rests, or that is pressed. */
export function prefetchOnRest(base: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, PREFETCH_REST_MS, target, base);
  };
  // Heard before React, which stops them while it hydrates.
  const early = { passive: true, capture: true };
  document.addEventListener('pointerover', onRest, early);
  document.addEventListener('focusin', onRest, early);
  // The click comes some 100 ms after the press.
  document.addEventListener('pointerdown', ({ target }) => prefetch(target, base), early);
}
