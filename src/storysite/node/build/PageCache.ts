import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { RenderedHere } from '../../core/RenderedPage.ts';

const inflate = promisify(gunzip);
const deflate = promisify(gzip);

/** So many times the entries of one build are kept, so that two branches or two configurations can share a cache. */
const KEPT_BUILDS = 3;

/**
 * Rendered pages by what they were made of. A folder with a file for each, named by the hash of all that goes into the page,
 * without times or paths in it: it may be copied to another folder or machine at any time.
 */
export class PageCache {
  readonly #dir: string;
  readonly #used = new Set<string>();
  readonly #found = new Map<string, Buffer>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Whether there is an entry, of whichever build. */
  async hasEntries(): Promise<boolean> {
    return (await this.#list()).length > 0;
  }

  /**
   * Reads the entries of some keys; resolves to how many are damaged. They are kept in memory as they are on disk, some
   * kilobytes each, since another build may remove the files meanwhile.
   */
  async load(keys: Iterable<string>): Promise<number> {
    const names = new Set(await this.#list());
    let damaged = 0;
    for (const key of keys) {
      this.#used.add(key);
      if (!names.has(key)) continue;
      const bytes = await readFile(join(this.#dir, key)).catch(() => undefined);
      if (bytes && (await isWhole(bytes))) this.#found.set(key, bytes);
      else damaged += 1;
    }
    return damaged;
  }

  has(key: string): boolean {
    return this.#found.has(key);
  }

  /** Takes the page of a key, once; undefined where there is none. */
  async take(key: string): Promise<RenderedHere | undefined> {
    const bytes = this.#found.get(key);
    if (!bytes) return undefined;
    this.#found.delete(key);
    return JSON.parse(String(await inflate(bytes))) as RenderedHere;
  }

  /** Adds a page. A folder that cannot be written costs the next build its time, and nothing else. */
  async add(key: string, page: RenderedHere): Promise<void> {
    this.#used.add(key);
    const bytes = await deflate(JSON.stringify(page), { level: constants.Z_BEST_SPEED });
    const draft = join(this.#dir, `.${key}-${process.pid}`);
    try {
      await mkdir(this.#dir, { recursive: true });
      await writeFile(draft, bytes);
      // Nobody sees half an entry.
      await rename(draft, join(this.#dir, key));
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  /** Removes what this build did not use, once that is more than some builds have. */
  async prune(): Promise<void> {
    const names = await this.#list();
    if (names.length <= this.#used.size * KEPT_BUILDS) return;
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#dir, name), { force: true })));
  }

  /** Removes all entries. */
  async clear(): Promise<void> {
    await rm(this.#dir, { recursive: true, force: true });
  }

  #list(): Promise<string[]> {
    return readdir(this.#dir).catch(() => []);
  }
}

/** The pages of earlier builds, and the key of each route. */
export interface CachedPages {
  cache: PageCache;
  keys: ReadonlyMap<string, string>;
}

/** Whether an entry is what was written: gzip has a checksum at its end. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  return inflate(bytes).then(
    (text) => text.length > 0,
    () => false,
  );
}
