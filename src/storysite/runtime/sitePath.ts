import manifest from 'virtual:site-manifest';
import { stripBase } from './loadScreen.ts';

/**
 * Site path of the link at an event's target; undefined for what is left to the browser: other sites, files, downloads,
 * the workbench, new windows and hashes of this page.
 */
export function sitePath(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  // A link of an SVG picture is an element of another kind, and `http://` is no address.
  if (
    !(link instanceof HTMLAnchorElement) ||
    !URL.canParse(link.href) ||
    link.target ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  ) {
    return undefined;
  }
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  if (url.hash && url.pathname === window.location.pathname) return undefined;
  const path = stripBase(url.pathname, base);
  if (path === undefined || /^\/storybook(\/|$)/.test(path) || /\.(?!html$)\w+$/.test(path)) {
    return undefined;
  }
  return (manifest.translateLink?.(path, link) ?? path) + url.search + url.hash;
}
