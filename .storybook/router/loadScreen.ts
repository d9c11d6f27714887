import { provideStaticHtml } from '../../src/page/StaticHtml.tsx';
import { resolvePath } from './routes.ts';
import type { Screen, Shown } from './Screen.ts';

/** The path under the base; undefined for an address outside of it. */
export function stripBase(pathname: string, base: string): string | undefined {
  const folder = base.replace(/\/$/, '');
  if (pathname === folder) return '/';
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined;
}

/** Fetches what an address shows; `pathname` is without the base. Never throws: a lost network is a screen, too. */
export async function loadScreen(pathname: string): Promise<Shown> {
  try {
    const { default: manifest } = await import('virtual:site-manifest');
    const resolution = resolvePath(
      pathname,
      (path) => Object.hasOwn(manifest.pages, path),
      manifest.redirects,
    );
    return { menu: manifest.menu, screen: { pathname, ...(await toScreen()) } as Screen };

    async function toScreen() {
      if (resolution.kind === 'not-found') {
        const { nearestPages } = await import('../../src/page/nearestPages.ts');
        return { ...resolution, suggestions: nearestPages(resolution.path, manifest.links) };
      }
      if (resolution.kind !== 'known') return resolution;
      const module = await manifest.pages[resolution.path]?.();
      provideStaticHtml((await module?.loadStatics()) ?? {});
      return { kind: 'page', module };
    }
  } catch {
    return { menu: [], screen: { kind: 'failed', pathname } };
  }
}
