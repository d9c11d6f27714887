import { createHash } from 'node:crypto';
import { sanitize } from 'storybook/internal/csf';
import { decodePath, normalizePath } from '../../core/routes.ts';
import { SiteError } from '../../core/SiteError.ts';
import type { Locale, RouteEntry, SiteConfig } from '../../core/config/SiteConfig.ts';

/** Paths of an entry on the site. */
export interface EntryPaths {
  path: string;
  /** Further paths that show the same page. */
  aliases: string[];
}

/**
 * The path of an entry, and its aliases; by default the path is made of its title or, for a story, of its id. If docs
 * pages share a title, all but the main one have their name at the end of the path.
 */
export function routeOf(
  entry: RouteEntry,
  { routes, locales }: SiteConfig,
  isMain = true,
): EntryPaths {
  const route = routes?.(entry) || defaultPath(entry, locales, isMain);
  return typeof route === 'string' ? { path: route, aliases: [] } : { aliases: [], ...route };
}

function defaultPath(
  { type, id, title, name }: RouteEntry,
  locales: Locale[],
  isMain: boolean,
): string {
  if (type === 'story') return `/~stories/${fitFileName(id)}`;
  const isPrefix = (part: string) => locales.some(({ prefix }) => prefix === part);
  const parts = isMain ? title.split('/') : [...title.split('/'), name];
  return `/${parts
    .map((part, index) =>
      index === 0 && isPrefix(part) ? part : fitFileName(sanitize(part)) || 'page',
    )
    .join('/')}`;
}

/** Maximum bytes of a file name in common file systems, less the hash and extension that the names of scripts add. */
const MAX_NAME_BYTES = 255 - 15;

const isTooLong = (part: string) => Buffer.byteLength(part) > MAX_NAME_BYTES;

/** A part of a path as a file name: a long one is cut, and ends with a hash of the whole. */
function fitFileName(part: string): string {
  if (!isTooLong(part)) return part;
  const hash = createHash('sha256').update(part).digest('hex').slice(0, 8);
  const start = Buffer.from(part).subarray(0, MAX_NAME_BYTES - hash.length - 1);
  // As a stream, since it may end within a character.
  return `${new TextDecoder().decode(start, { stream: true })}-${hash}`;
}

/** An entry with its path, as far as errors need it. */
interface Placed {
  path: string;
  file: string;
}

/**
 * Folders, and names at the end of a path, that the site reserves: scripts, Storybook, the not-found page, home pages.
 */
const RESERVED = /^\/(?:storybook|assets)(?=\/|$)|^\/404$|\/index$/i;

/** Ignores case and normalization, since on many file systems such paths would be the same file. */
const keyOf = (path: string) => path.normalize('NFC').toLowerCase();

/**
 * Assigns each entry its path. A path made of a title gets a number if it is reserved or taken, which is reported to
 * `note`.
 */
export function placePages<Entry extends RouteEntry & { isMain: boolean }>(
  entries: readonly Entry[],
  config: SiteConfig,
  note: (file: string, text: string) => void,
): Map<Entry, EntryPaths> {
  const places = new Map(entries.map((entry) => [entry, routeOf(entry, config, entry.isMain)]));
  const isChosen = (entry: Entry) => Boolean(config.routes?.(entry));
  const taken = new Set(
    entries.filter(isChosen).map((entry) => keyOf(places.get(entry)?.path ?? '')),
  );
  for (const [entry, { path, aliases }] of places) {
    if (isChosen(entry)) continue;
    const free = findFree(path, (candidate) => taken.has(keyOf(candidate)));
    taken.add(keyOf(free));
    if (free === path) continue;
    places.set(entry, { path: free, aliases });
    const owner = RESERVED.test(path)
      ? 'the site keeps that path for itself'
      : 'another page has that path';
    note(
      entry.importPath,
      `The page "${entry.title}" is at ${free} and not at ${path}, since ${owner}. Give it another title, or a path with "routes" in site.config.`,
    );
  }
  return places;
}

function findFree(path: string, isTaken: (path: string) => boolean): string {
  const start = path.replace(RESERVED, '$&-2');
  let free = start;
  for (let number = 2; isTaken(free); number += 1) free = `${start}-${number}`;
  return free;
}

/** Throws if two entries have the same path, or one has a reserved path, since one of the two could not be opened. */
export function checkPaths(entries: readonly Placed[]): void {
  const byPath = new Map<string, Placed>();
  const remedy =
    'Give one of them another title, or another path with "routes" in .storybook/site.config.ts.';
  for (const entry of entries) {
    if (RESERVED.test(entry.path)) {
      throw new SiteError(
        `${entry.file} has the path ${entry.path}, which the site keeps for itself.`,
        'Give it another path with "routes" in .storybook/site.config.ts.',
      );
    }
    checkNames(entry.path, `${entry.file} has the path`);
    const other = byPath.get(keyOf(entry.path));
    if (other) {
      const files = [...new Set([other.file, entry.file])].join(' and ');
      throw new SiteError(
        `Two entries of Storybook's index have the path ${[...new Set([other.path, entry.path])].join(' or ')}, so one of them could not be opened: ${files}.`,
        remedy,
      );
    }
    byPath.set(keyOf(entry.path), entry);
  }
}

/** Throws if a part of a path is too long for a file name. */
function checkNames(path: string, subject: string): void {
  if (!path.split('/').some(isTooLong)) return;
  throw new SiteError(
    `${subject} ${path}, but file systems allow no names as long as a part of it.`,
    `Write at most ${MAX_NAME_BYTES} bytes between two slashes in .storybook/site.config.ts.`,
  );
}

/** Throws if a redirect starts at a page, story or reserved path, whose file it would replace. */
export function checkRedirects(
  redirects: Readonly<Record<string, string>>,
  entries: readonly Placed[],
): void {
  const byPath = new Map(entries.map((entry) => [keyOf(entry.path), entry]));
  for (const [from, to] of Object.entries(redirects)) {
    if (from.endsWith('*')) continue;
    const path = normalizePath(decodePath(from));
    checkNames(path, 'A redirect leads from');
    const page = byPath.get(keyOf(path));
    if (!page && !RESERVED.test(path)) continue;
    throw new SiteError(
      `A redirect leads from ${from} to ${to}, but ${page ? `${page.path} is the path of ${page.file}` : `the site keeps ${path} for itself`}.`,
      'Remove it from "redirects", or the alias from "routes", in .storybook/site.config.ts; or give the page another path.',
    );
  }
}
