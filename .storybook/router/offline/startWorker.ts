import { OFFLINE_AT_ONCE, OFFLINE_PAUSE_MS } from '../../../src/config/limits.ts';
import { type KeepMessage, MOVES_KEPT, type OfflineData } from './OfflineData.ts';
import { PageCache } from './PageCache.ts';
import type { MessageTarget, WorkerScope } from './WorkerScope.ts';

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

  /** Fetches and keeps what is not kept yet; false when it could not be had. */
  function add(address: string): Promise<boolean> {
    const { origin } = scope.location;
    if (address === origin + data.pack) return cache.addPack(address);
    return cache.add(address, address.startsWith(`${origin}${data.base}assets/`) ? {} : FRESH);
  }

  /**
   * Keeps what moves to other pages need, of which it tells the reader's page, then what that needs, and then the rest
   * for a time without a network. Ends when there is none.
   */
  async function keepPages(
    { page, files, others }: KeepMessage,
    reader: MessageTarget | null,
  ): Promise<void> {
    const resolve = (address: string) => new URL(address, scope.location.origin).href;
    const pack = resolve(data.pack);
    const [first, rest] = others ? [[pack], [...data.files, ...data.pages]] : [[], []];
    const queue = [...new Set([...first, ...files, page, ...rest].map(resolve))];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await untilUnasked();
        if (!(await add(next))) queue.length = 0;
        else if (next === pack && (await cache.find(pack))) reader?.postMessage(MOVES_KEPT);
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
    if (isKeepMessage(event.data)) event.waitUntil(keepPages(event.data, event.source));
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
