import { setFlagsFromString } from 'node:v8';
import type { Manifest } from 'vite';
import type { Progress } from './Progress.ts';
import type { Site, SiteReader } from '../site/Site.ts';
import { buildClient, buildServer } from '../bundle/bundleSite.ts';
import { createPageKeys } from '../bundle/pageKeys.ts';
import { NOT_FOUND_FILE } from '../../core/routes.ts';
import type { CachedPages, PageCache } from '../render/PageCache.ts';

interface Parts {
  readSite: SiteReader;
  site: Site;
  outDir: string;
  serverDir: string;
  cache: PageCache;
  /** Renders every page again. */
  force?: boolean;
}

/** Both bundles of a site. */
interface Bundles {
  manifest: Manifest;
  /** The file of the server bundle, with the pages and stories of `missing`; without any there may be none. */
  bundle: string;
  /** Paths of the pages and stories to render. */
  missing: ReadonlySet<string>;
  cached: CachedPages;
}

/** From this many pages on, memory matters more than time. */
const LARGE = 500;

/**
 * By default, V8 keeps most of a bundle's garbage. Set only before the server's bundle: earlier, it costs time and
 * saves no measurable memory.
 */
const collectOften = () => setFlagsFromString('--heap-growing-percent=20');

/**
 * Bundles the site for browser and server. The browser's bundle determines which pages earlier builds have rendered
 * from the same modules; these need no server. Bundling one after the other is as fast as both at once, which would
 * share a thread, and takes less memory.
 */
export async function bundleBoth(parts: Parts, progress: Progress): Promise<Bundles> {
  const { readSite, site, outDir, serverDir, cache, force } = parts;
  const paths = new Set([...site.pages, ...site.stories].map(({ path }) => path));
  const isCached = !force && cache.hasEntries();
  const { manifest, modules } = await progress.step('Client', () => buildClient(readSite, outDir));
  const keys = await createPageKeys(site, modules);
  const damaged = isCached ? cache.load(keys.values()) : 0;
  const isMissing = (path: string) => !cache.has(keys.get(path) ?? '');
  const missing = new Set([...paths].filter(isMissing));
  const reused = paths.size - missing.size;
  const unread = damaged > 0 ? `; ${damaged} could not be read` : '';
  const text = `${reused} of ${paths.size} pages have not changed${unread}`;
  if (isCached) progress.tell('Cache', text);
  const { previewHead, previewBody } = site.storybook;
  const isIdle = missing.size === 0 && !isMissing(NOT_FOUND_FILE) && !previewHead && !previewBody;
  // MDX pages need all stories.
  const isOpen = site.pages.some(({ path, source }) => source === 'mdx' && missing.has(path));
  const wanted = isOpen ? [...missing, ...site.stories.map(({ path }) => path)] : missing;
  const build = () => buildServer(readSite, serverDir, new Set(wanted));
  if (missing.size > LARGE) collectOften();
  const bundle = isIdle ? '' : await progress.step('Server', build);
  return { manifest, bundle, missing, cached: { cache, keys } };
}
