import manifest from 'virtual:site-manifest';
import { WrongScriptError } from './isLoadError.ts';
import { provideStaticHtml } from './staticHtmlStore.ts';
import type { PageLoader } from '../core/PageModule.ts';
import { resolvePath } from '../core/routes.ts';
import type { Screen } from './Screen.ts';

/** The path under the base; undefined for an address outside of it. */
export function stripBase(pathname: string, base: string): string | undefined {
  const folder = base.replace(/\/$/, '');
  if (pathname === folder) return '/';
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined;
}

const loaded = new Map<string, Screen>();

/** The page at an address, when it has been fetched before; `pathname` as it was given to `loadScreen`. */
export function loadedScreen(pathname: string): Screen | undefined {
  return loaded.get(pathname);
}

/** Loads what an address shows; `pathname` is without the base. Rejects when a script of it cannot be loaded. */
export async function loadScreen(pathname: string): Promise<Screen> {
  const { menu, redirects, notFound, pages } = manifest;
  let loaders = pages;
  const resolve = () =>
    resolvePath(pathname, (path) => Object.hasOwn(loaders, path), { redirects, notFound });
  let resolution = resolve();
  if (resolution.kind === 'not-found') {
    loaders = (await import('virtual:site-stories')).default;
    resolution = resolve();
  }
  if (resolution.kind === 'not-found') {
    const { nearestPages, openOtherLanguage } = await import('./nearestPages.ts');
    openOtherLanguage(pathname);
    const links = menu.flatMap((group) => group.links);
    return { ...resolution, pathname, suggestions: nearestPages(resolution.path, links) };
  }
  if (resolution.kind !== 'known') return { ...resolution, pathname };
  const loader = loaders[resolution.path] as PageLoader;
  const [module, statics] = await Promise.all([loader.module(), loader.statics?.()]);
  // A host may answer with another script, which would leave an empty window.
  if (!module.page)
    throw new WrongScriptError(`The script for ${resolution.path} contains no page.`);
  provideStaticHtml((await statics?.default()) ?? {});
  const screen: Screen = { kind: 'page', pathname, module };
  loaded.set(pathname, screen);
  return screen;
}
