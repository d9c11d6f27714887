import { type ClientPlugin, whenIdle } from 'storysite/client';

/** Registers the service worker once the page is loaded and the browser idle. */
function start({ base }: { base: string }): void {
  // The worker was built for its own base, not for one that the page overrides.
  if (!import.meta.env.PROD || base !== import.meta.env.BASE_URL) return;
  if (!('serviceWorker' in navigator)) return;
  const registerWhenIdle = () => whenIdle(() => void register(base));
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}

export default { start } satisfies ClientPlugin;

async function register(base: string): Promise<void> {
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(`${base}sw.js`, {
      scope: base,
    });
    if (navigator.serviceWorker.controller) return;
    // Files that this page loaded before there was a worker; workbox-routing handles the message.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = loaded.filter((name) =>
      name.startsWith(`${window.location.origin}${base}assets/`),
    );
    const payload = { urlsToCache: [window.location.href.replace(/#.*/, ''), ...assets] };
    (installing ?? waiting ?? active)?.postMessage({ type: 'CACHE_URLS', payload });
  } catch {
    // Plain http, a private window or a full disk: the site works without a worker.
  }
}
