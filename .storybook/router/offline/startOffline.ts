import { whenIdle } from '../whenIdle.ts';

/** Registers the service worker once the page is loaded and the browser idle. */
export function startOffline(base: string): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => void register(base));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(base: string): Promise<void> {
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(`${base}sw.js`, {
      scope: base,
    });
    if (navigator.serviceWorker.controller) return;
    // What this page loaded before there was a worker; workbox-routing handles the message.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = loaded.filter((name) =>
      name.startsWith(`${window.location.origin}${base}assets/`),
    );
    const payload = { urlsToCache: [window.location.href.replace(/#.*/, ''), ...assets] };
    (installing ?? waiting ?? active)?.postMessage({ type: 'CACHE_URLS', payload });
  } catch {
    // Plain http, a private window, a full disk: the site works without a worker.
  }
}
