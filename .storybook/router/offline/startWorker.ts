import type { KeepMessage, OfflineData } from './OfflineData.ts';
import { PageCache } from './PageCache.ts';
import type { WorkerScope } from './WorkerScope.ts';

/** The browser's own copy of a page may be an old one. */
const FRESH: RequestInit = { cache: 'no-cache' };

/**
 * The service worker: pages come from the network and, without one, from what is kept; hashed files the other way
 * round, since a name never gets another content. It does not take over from the worker of an earlier build before all
 * tabs of that are gone, so an open tab keeps the scripts that it may still ask for.
 */
export function startWorker(scope: WorkerScope, data: OfflineData): void {
  const cache = new PageCache(scope, data);

  /** One after the other, the reader's own page first: this is for later, the network is for the reader. */
  async function keepPages({ page, files, others }: KeepMessage): Promise<void> {
    const add = (address: string, init?: RequestInit) =>
      cache.add(new URL(address, scope.location.origin).href, init);
    for (const file of others ? [...files, ...data.files] : files) if (!(await add(file))) return;
    for (const path of others ? [page, ...data.pages] : [page]) {
      if (!(await add(path, FRESH))) return;
    }
  }

  scope.addEventListener('activate', (event) => {
    event.waitUntil(cache.deleteOthers().then(() => scope.clients.claim()));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = kindOf(request, data.base, scope.location.origin);
    if (kind === 'foreign') return;
    const keep = (response: Response) => {
      if (response.ok) event.waitUntil(cache.keep(request.url, response.clone()));
      return response;
    };
    if (kind === 'page') {
      event.respondWith(
        scope
          .fetch(request)
          .then(keep, async () => (await cache.find(request.url)) ?? Response.error()),
      );
      return;
    }
    event.respondWith(
      cache.find(request.url).then(async (kept) => kept ?? keep(await scope.fetch(request))),
    );
  });

  scope.addEventListener('message', (event) => {
    if (isKeepMessage(event.data)) event.waitUntil(keepPages(event.data));
  });
}

/** What a request is for; all that the worker leaves alone is foreign to it: other hosts, the workbench, single files. */
export function kindOf(
  { url, method, mode, headers }: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>,
  base: string,
  origin: string,
): 'page' | 'file' | 'foreign' {
  const address = new URL(url);
  if (method !== 'GET' || headers.has('range') || address.origin !== origin) return 'foreign';
  const path = address.pathname;
  if (path.startsWith(`${base}assets/`)) return 'file';
  const isOurs = path.startsWith(base) && !`${path}/`.startsWith(`${base}storybook/`);
  return isOurs && mode === 'navigate' ? 'page' : 'foreign';
}

function isKeepMessage(data: unknown): data is KeepMessage {
  const message = data as Partial<KeepMessage> | null;
  return typeof message?.page === 'string' && Array.isArray(message.files);
}
