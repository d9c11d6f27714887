import { provideStaticHtml } from '../../src/page/staticHtmlStore.ts';
import type { PageLoader, PageModule, SiteManifest } from './PageModule.ts';
import { DEMOS_ALONE, decodePath, normalizePath, resolvePath } from './routes.ts';
import type { Screen, Shown } from './Screen.ts';

/** The path under the base; undefined for an address outside of it. */
export function stripBase(pathname: string, base: string): string | undefined {
  const folder = base.replace(/\/$/, '');
  if (pathname === folder) return '/';
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined;
}

const loaded = new Map<string, Shown>();

/** The page at an address, when it has been fetched before; `pathname` as it was given to `loadScreen`. */
export function loadedScreen(pathname: string): Shown | undefined {
  return loaded.get(pathname);
}

let manifest: SiteManifest | undefined;

/** The list of all docs pages, by which an address is known. */
export async function loadManifest(): Promise<SiteManifest> {
  manifest ??= (await import('virtual:site-manifest')).default;
  return manifest;
}

/** Fetches what an address shows; `pathname` is without the base. Never throws: a lost network is a screen, too. */
export async function loadScreen(pathname: string): Promise<Shown> {
  try {
    // While a finger rests on a link, Chromium puts off all but the event itself: a known list is not awaited.
    const { menu, redirects, pages } = manifest ?? (await loadManifest());
    const loaders = isAlone(pathname) ? (await import('virtual:site-stories')).default : pages;
    const resolution = resolvePath(pathname, (path) => Object.hasOwn(loaders, path), redirects);
    const shown = { menu, screen: { pathname, ...(await toScreen()) } as Screen };
    if (shown.screen.kind === 'page') loaded.set(pathname, shown);
    return shown;

    async function toScreen() {
      if (resolution.kind === 'not-found') {
        const { nearestPages } = await import('../../src/page/nearestPages.ts');
        const links = menu.flatMap((group) => group.links);
        return { ...resolution, suggestions: nearestPages(resolution.path, links) };
      }
      if (resolution.kind !== 'known') return resolution;
      const { module, statics } = loaders[resolution.path] as PageLoader;
      const [page, html] = await Promise.all([module().then(checkPage), statics?.()]);
      provideStaticHtml(html?.default ?? {});
      return { kind: 'page', module: page };
    }
  } catch {
    return { menu: [], screen: { kind: 'failed', pathname } };
  }
}

/** What was answered for a page's script may be a script and yet something else. */
export function checkPage(module: PageModule): PageModule {
  if (!module.page) throw new Error('The script of this page is not what the site was built with.');
  return module;
}

/** Whether an address is that of a demo alone. */
export function isAlone(pathname: string): boolean {
  return normalizePath(decodePath(pathname)).startsWith(DEMOS_ALONE);
}
