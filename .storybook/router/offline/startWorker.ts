import { OFFLINE_AT_ONCE, OFFLINE_PAUSE_MS } from '../../../src/config/limits.ts';
import { normalizePath } from '../routes.ts';
import type { KeepMessage, OfflineData, OfflinePage } from './OfflineData.ts';
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
  let lastAsked = -Infinity;

  /** Resolves when the reader's page has asked for nothing for a while: network and processor are for the reader. */
  async function untilUnasked(): Promise<void> {
    for (;;) {
      const pause = lastAsked + OFFLINE_PAUSE_MS - Date.now();
      if (pause <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /**
   * Keeps what the reader's page needs, then what a move to another page needs, those near to it in the menu first, and
   * then the rest for a time without a network. Ends when there is none.
   */
  async function keepPages({ page, files, others }: KeepMessage): Promise<void> {
    const near = sortByDistance(data.pages, page);
    const rest = [
      ...data.files,
      ...near.flatMap((other) => other.files),
      ...data.more,
      ...near.map(({ address }) => address),
    ];
    const addresses = [...files, page, ...(others ? rest : [])].map(
      (address) => new URL(address, scope.location.origin).href,
    );
    const queue = [...new Set(addresses)];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await untilUnasked();
        const isFile = next.startsWith(`${scope.location.origin}${data.base}assets/`);
        if (!(await cache.add(next, isFile ? undefined : FRESH))) queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: OFFLINE_AT_ONCE }, work));
  }

  scope.addEventListener('activate', (event) => {
    event.waitUntil(cache.deleteOthers().then(() => scope.clients.claim()));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = kindOf(request, data.base, scope.location.origin);
    if (kind === 'foreign') return;
    lastAsked = Date.now();
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

/** The pages by how many links of the menu lie between them and the open one. */
function sortByDistance(pages: readonly OfflinePage[], open: string): OfflinePage[] {
  const nameOf = (address: string) => normalizePath(new URL(address, open).pathname);
  const here = pages.findIndex(({ address }) => nameOf(address) === nameOf(open));
  const distances = new Map(pages.map((page, index) => [page, Math.abs(index - here)]));
  const distanceOf = (page: OfflinePage) => distances.get(page) ?? 0;
  return pages.toSorted((a, b) => distanceOf(a) - distanceOf(b));
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
