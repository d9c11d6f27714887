import { PREFETCH_REST_MS } from '../shared/limits.ts';
import { loadScreen } from './loadScreen.ts';
import { sitePath } from './sitePath.ts';

const fetched = new Set<string>();

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether there is no network, the reader saves data, or the network is too slow to prefetch. */
function isSavingData(): boolean {
  const { connection, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return !onLine || Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

function prefetch(target: EventTarget | null, base: string): void {
  const [path] = sitePath(target, base)?.split(/[?#]/) ?? [];
  if (path === undefined || fetched.has(path) || isSavingData()) return;
  fetched.add(path);
  // It is fetched again when it is opened.
  loadScreen(path).catch(() => fetched.delete(path));
}

/** Fetches the page of a link on which the pointer or the focus rests, or that is pressed. */
export function prefetchOnRest(base: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, PREFETCH_REST_MS, target, base);
  };
  // Captured, since React stops these events while it hydrates.
  const early = { passive: true, capture: true };
  document.addEventListener('pointerover', onRest, early);
  document.addEventListener('focusin', onRest, early);
  // The click comes some 100 ms after the press.
  document.addEventListener('pointerdown', ({ target }) => prefetch(target, base), early);
}
