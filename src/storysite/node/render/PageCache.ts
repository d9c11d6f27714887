import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { RenderedHere } from '../../core/RenderedPage.ts';

/** Keeps the entries of several builds, so that two branches or two configurations can share a cache. */
const KEPT_BUILDS = 3;

/**
 * A cache of rendered pages: a folder with a file for each, named by the hash of everything that the page is made of.
 * The files contain no times or paths, so the folder may be copied to another place or machine at any time. They are
 * read and written synchronously: there are many, and promises would cost several times as much as such small files.
 */
export class PageCache {
  readonly #dir: string;
  readonly #used = new Set<string>();
  readonly #found = new Map<string, Buffer>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Whether there are entries, of any build. */
  hasEntries(): boolean {
    return this.#list().length > 0;
  }

  /**
   * Reads the entries of some keys; returns how many are damaged. They are kept in memory in their compressed form,
   * some kilobytes each, since another build may remove the files meanwhile.
   */
  load(keys: Iterable<string>): number {
    const names = new Set(this.#list());
    let damaged = 0;
    for (const key of keys) {
      this.#used.add(key);
      if (!names.has(key)) continue;
      const bytes = readWhole(join(this.#dir, key));
      if (bytes) this.#found.set(key, bytes);
      else damaged += 1;
    }
    return damaged;
  }

  has(key: string): boolean {
    return this.#found.has(key);
  }

  /** Takes the page of a key, once; undefined if there is none. */
  take(key: string): RenderedHere | undefined {
    const bytes = this.#found.get(key);
    if (!bytes) return undefined;
    this.#found.delete(key);
    return JSON.parse(String(gunzipSync(bytes))) as RenderedHere;
  }

  /** Adds a page. If the folder is read-only, the next build just takes longer. */
  add(key: string, page: RenderedHere): void {
    this.#used.add(key);
    const bytes = gzipSync(JSON.stringify(page), { level: constants.Z_BEST_SPEED });
    const draft = join(this.#dir, `.${key}-${process.pid}`);
    try {
      mkdirSync(this.#dir, { recursive: true });
      writeFileSync(draft, bytes);
      // Atomic, so that no build sees a partial entry.
      renameSync(draft, join(this.#dir, key));
    } catch {
      remove(draft);
    }
  }

  /** Removes entries that this build did not use, once there are more than several builds need. */
  prune(): void {
    const names = this.#list();
    if (names.length <= this.#used.size * KEPT_BUILDS) return;
    for (const name of names) if (!this.#used.has(name)) remove(join(this.#dir, name));
  }

  /** Removes all entries. */
  clear(): void {
    remove(this.#dir);
  }

  #list(): string[] {
    try {
      return readdirSync(this.#dir);
    } catch {
      return [];
    }
  }
}

/** The pages of earlier builds, and the key of each route. */
export interface CachedPages {
  cache: PageCache;
  keys: ReadonlyMap<string, string>;
}

/** The bytes of an entry; undefined if they are damaged, as gzip's checksum shows. */
function readWhole(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    return gunzipSync(bytes).length > 0 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Ignores errors: an entry that cannot be removed, as in a read-only folder, only takes up space. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The next build tries again.
  }
}
