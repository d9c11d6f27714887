import { normalizePath } from '../routes.ts';
import type { OfflineData, Pack } from './OfflineData.ts';
import type { WorkerScope } from './WorkerScope.ts';

/** What the caches of one site on this origin are called; other sites may stand beside it in other folders. */
export const cachePrefix = (base: string) => `offline ${base} `;

/** The pages and files that the worker of one build keeps. */
export class PageCache {
  private readonly scope: WorkerScope;
  private readonly name: string;
  private readonly prefix: string;

  constructor(scope: WorkerScope, { base, version }: Pick<OfflineData, 'base' | 'version'>) {
    this.scope = scope;
    this.prefix = cachePrefix(base);
    this.name = this.prefix + version;
  }

  /** Keeps a copy of an answer; a full disk or a refused storage only means that there is none. */
  async keep(address: string, response: Response): Promise<void> {
    try {
      const cache = await this.scope.caches.open(this.name);
      await cache.put(keyOf(address), response);
    } catch {
      // The reader has the page, and offline the browser says what is missing.
    }
  }

  /** Fetches and keeps what is not kept yet; false when it could not be had. */
  add(address: string, init: RequestInit): Promise<boolean> {
    return this.fetchOnce(address, init, (cache, response) => cache.put(keyOf(address), response));
  }

  /** Fetches a pack, unless it was, and keeps the files that it holds; false when it could not be had. */
  addPack(address: string): Promise<boolean> {
    return this.fetchOnce(address, {}, async (cache, response) => {
      const pack = (await response.json()) as Pack;
      await Promise.all(
        Object.entries(pack).map(([file, text]) =>
          cache.put(keyOf(new URL(file, address).href), toResponse(file, text)),
        ),
      );
      // The files are kept; this only says that they are.
      await cache.put(keyOf(address), new Response());
    });
  }

  /** The kept answer for an address, of the latest build that has one. */
  async find(address: string): Promise<Response | undefined> {
    for (const name of (await this.names()).reverse()) {
      const cache = await this.scope.caches.open(name);
      const kept = await cache.match(keyOf(address), MATCH);
      if (kept) return kept;
    }
    return undefined;
  }

  /** Deletes what earlier builds kept. */
  deleteOthers(): Promise<void> {
    return this.deleteWhere((name) => name !== this.name);
  }

  /** Deletes what any build has kept. */
  deleteAll(): Promise<void> {
    return this.deleteWhere(() => true);
  }

  private async fetchOnce(
    address: string,
    init: RequestInit,
    put: (cache: Cache, response: Response) => Promise<void>,
  ): Promise<boolean> {
    const cache = await this.scope.caches.open(this.name);
    if (await cache.match(keyOf(address), MATCH)) return true;
    try {
      const response = await this.scope.fetch(address, init);
      if (response.ok) await put(cache, response);
      return true;
    } catch {
      return false;
    }
  }

  private async deleteWhere(isOld: (name: string) => boolean): Promise<void> {
    const old = (await this.names()).filter(isOld);
    await Promise.all(old.map((name) => this.scope.caches.delete(name)));
  }

  private async names(): Promise<string[]> {
    // In the order in which they were made.
    return (await this.scope.caches.keys()).filter((name) => name.startsWith(this.prefix));
  }
}

/** The host's answer is the same for all readers of a file. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/** The answer that the host would give for a script or a style sheet. */
function toResponse(file: string, text: string): Response {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

/** One key for all spellings of a page's address, and none of its search and hash. */
function keyOf(address: string): string {
  const url = new URL(address);
  return url.origin + normalizePath(url.pathname);
}
