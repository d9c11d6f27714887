import type { Manifest } from 'vite';
import type { Progress } from '../report/Progress.ts';
import type { Site, SiteReader } from '../site/Site.ts';
import { buildClient, buildServer } from './bundleSite.ts';
import { createPageKeys, NOT_FOUND } from './pageKeys.ts';
import type { CachedPages, PageCache } from './PageCache.ts';

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
  /** The file of the server bundle, which has the pages and stories of `missing`; without any there may be none. */
  bundle: string;
  /** Paths of the pages and stories that are to be rendered. */
  missing: ReadonlySet<string>;
  cached: CachedPages;
}

/**
 * Bundles the site for browser and server. What earlier builds have rendered from the same modules needs no server; which it
 * is, the browser's bundle tells.
 */
export async function bundleBoth(parts: Parts, progress: Progress): Promise<Bundles> {
  const { readSite, site, outDir, serverDir, cache, force } = parts;
  const paths = new Set([...site.pages, ...site.stories].map(({ path }) => path));
  const client = () => progress.step('Client', () => buildClient(readSite, outDir));
  const server = (only?: ReadonlySet<string>) =>
    progress.step('Server', () => buildServer(readSite, serverDir, only));
  if (force || !(await cache.hasEntries())) {
    const [{ manifest, modules }, bundle] = await bothOf(client(), server());
    const cached = { cache, keys: await createPageKeys(site, modules) };
    return { manifest, bundle, missing: paths, cached };
  }
  const { manifest, modules } = await client();
  const keys = await createPageKeys(site, modules);
  const damaged = await cache.load(keys.values());
  const isMissing = (path: string) => !cache.has(keys.get(path) ?? '');
  const missing = new Set([...paths].filter(isMissing));
  const reused = paths.size - missing.size;
  const unread = damaged > 0 ? `; ${damaged} could not be read` : '';
  progress.tell('Cache', `${reused} of ${paths.size} pages, which have not changed${unread}`);
  const { previewHead, previewBody } = site.storybook;
  const isIdle = missing.size === 0 && !isMissing(NOT_FOUND) && !previewHead && !previewBody;
  // They need all stories.
  const isOpen = site.pages.some(({ path, source }) => source === 'mdx' && missing.has(path));
  const wanted = isOpen ? [...missing, ...site.stories.map(({ path }) => path)] : missing;
  const bundle = isIdle ? '' : await server(new Set(wanted));
  return { manifest, bundle, missing, cached: { cache, keys } };
}

/** What two jobs give; when one fails, the other has ended, too. */
async function bothOf<A, B>(...jobs: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(jobs);
  return Promise.all(jobs);
}
