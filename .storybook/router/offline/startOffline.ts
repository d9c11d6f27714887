import { whenIdle } from '../whenIdle.ts';
import { type KeepMessage, MOVES_KEPT } from './OfflineData.ts';

/**
 * Once the page is loaded and idle, has the service worker keep it and, unless the reader saves data, the others for a
 * time without a network. `onMovesKept` is called when all that moves to those need is kept; never without a worker.
 */
export function startOffline(base: string, onMovesKept: () => void = () => {}): void {
  if (!('serviceWorker' in navigator)) return;
  void untilMovesKept().then(onMovesKept);
  const start = () => whenIdle(() => void register(base));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(base: string): Promise<void> {
  try {
    const script = `${base}sw.js`;
    const registration = await navigator.serviceWorker.register(script, { scope: base });
    let asked: ServiceWorker | undefined;
    const keep = (worker: ServiceWorker | null) => {
      // A first worker is both what registering gives and an update that was found.
      if (!worker || worker === asked) return;
      asked = worker;
      worker.postMessage(keepMessage(base));
    };
    // The worker of the latest build, also while that of an earlier one still serves its tabs.
    keep(registration.installing ?? registration.waiting ?? registration.active);
    registration.addEventListener('updatefound', () => keep(registration.installing));
  } catch {
    // Plain http, a private window, no room: the site works as without it.
  }
}

/** Resolves with the first worker that says so; that of a newer build says it again. */
function untilMovesKept(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === MOVES_KEPT) resolve();
    });
  });
}

function keepMessage(base: string): KeepMessage {
  const prefix = `${window.location.origin}${base}assets/`;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return {
    page: window.location.href,
    files: loaded.filter((name) => name.startsWith(prefix)),
    others: true,
  };
}
