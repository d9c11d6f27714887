import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { OfflineFiles } from './buildWorker.ts';

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a service worker's scope that TypeScript's DOM types lack. */
interface WorkerScope {
  registration: { scope: string; unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WaitingEvent) => void): void;
}

declare const self: WorkerScope;
/** Set by the build; undefined if `offline` is off. */
declare const OFFLINE: OfflineFiles | undefined;

const { scope } = self.registration;
const base = new URL(scope).pathname;

/** Deletes this site's caches, also those of an earlier version of this worker, except those that stay. */
async function deleteCaches(stays: (name: string) => boolean): Promise<void> {
  const own = (await caches.keys()).filter(
    (name) => name.endsWith(scope) || name.startsWith(`offline ${base} `),
  );
  await Promise.all(own.filter((name) => !stays(name)).map((name) => caches.delete(name)));
}

function serve({ version, assets, named, pages, redirects }: OfflineFiles): void {
  const cacheName = `site ${version} ${scope}`;
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData) {
    precache([...assets.map((url) => ({ url, revision: null })), ...named, ...pages]);
  }

  // A hashed file never changes, so a copy from any build will do.
  const matchOptions = { ignoreVary: true };
  const anyCopy = {
    cachedResponseWillBeUsed: async ({ request }: { request: Request }) =>
      caches.match(request, matchOptions),
  };
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    new CacheFirst({ cacheName, matchOptions, plugins: [anyCopy] }),
  );

  // A file of the latest deploy, as far as there is a network.
  const isNamed = (pathname: string) => named.some(({ url }) => url === pathname);
  const handlerDidError = async ({ request }: { request: Request }) =>
    matchPrecache(new URL(request.url).pathname);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isNamed(url.pathname),
    new NetworkFirst({ cacheName, matchOptions, plugins: [{ handlerDidError }] }),
  );

  /** The same key for all spellings of a page's address. */
  const keyOf = (address: string) =>
    new URL(address, scope).pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(\/index\.html|\.html|\/)+$/, '');
  const pagePlugin = {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url),
    // Workbox would also store redirects, under the key of the page that they point to.
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      response.status === 200 ? response : null,
    handlerDidError: async ({ request }: { request: Request }) => {
      const isAsked = (url: string) => keyOf(url) === keyOf(request.url);
      const page = pages.find(({ url }) => isAsked(url));
      const [, target] = redirects.find(([from]) => isAsked(from)) ?? [];
      if (target) return Response.redirect(new URL(target, scope));
      return page && matchPrecache(page.url);
    },
  };
  /** Whether a request is the browser's own navigation, or that of the site's script. */
  const isForDocument = ({ headers }: Request) => /text\/html/.test(headers.get('accept') ?? '');
  registerRoute(
    ({ url, sameOrigin, request, event }) =>
      sameOrigin &&
      (isForDocument(request) || event.type === 'message') &&
      `${url.pathname}/`.startsWith(base) &&
      !`${url.pathname}/`.startsWith(`${base}storybook/`),
    new NetworkFirst({ cacheName, plugins: [pagePlugin] }),
  );

  // Without skipWaiting, this only happens once no tab of an earlier build is open.
  self.addEventListener('activate', (event) => {
    const isCurrent = (name: string) => name === cacheName || name.startsWith('workbox-precache');
    event.waitUntil(deleteCaches(isCurrent).then(() => self.clients.claim()));
  });
}

/** Cleans up for a site that has switched `offline` off. */
function clear(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches(() => false).then(() => self.registration.unregister())),
  );
}

if (OFFLINE) serve(OFFLINE);
else clear();
