import type { PageLink } from './Page.ts';

/** A docs page: one MDX file at one path. */
export interface PageRoute {
  kind: 'page';
  /** Without the base: `/`, `/demo/single`. */
  path: string;
  title: string;
  /** First part of the story title, the menu's group: `Demo`. */
  group?: string;
  /** MDX file, relative to the project's root. */
  file: string;
  /** Storybook's id of the docs entry: `demo-single--docs`. */
  docsId: string;
  lang: string;
}

/** One story without the frame. */
export interface StoryRoute {
  kind: 'story';
  /** `/~demos/demo-single--basic`. */
  path: string;
  storyId: string;
  title: string;
  /** CSF file, relative to the project's root. */
  file: string;
  exportName: string;
  /** Set for a legacy id: the path that replaced it. */
  canonical?: string;
}

/** An address that redirects to another. */
export interface RedirectRoute {
  kind: 'redirect';
  path: string;
  to: string;
}

export type Route = PageRoute | StoryRoute | RedirectRoute;

/** What an address resolves to; `path` is always the canonical spelling. */
export type Resolution =
  | { kind: 'known'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown-demo'; uuid: string }
  | { kind: 'not-found'; path: string };

export const STANDALONE = '/~demos/';
const LEGACY_STANDALONE = '/_demos/';

/** Pages in the menu's order: those without a group first, then group by group, each by title. */
export function comparePages(a: PageRoute, b: PageRoute): number {
  const home = homeRank(a) - homeRank(b);
  if (home !== 0) return home;
  return (a.group ?? '').localeCompare(b.group ?? '', 'en') || a.title.localeCompare(b.title, 'en');
}

/** The home page first, then those of the other languages, then all the rest. */
function homeRank({ file }: PageRoute): number {
  if (file === 'docs/index.mdx') return 0;
  return /^docs\/[^/]+\/index\.mdx$/.test(file) ? 1 : 2;
}

/** Previous and next page of the same language, in the menu's order. */
export function neighbours(
  pages: PageRoute[],
  page: PageRoute,
): { previous?: PageLink; next?: PageLink } {
  const same = pages.filter(({ lang }) => lang === page.lang);
  const index = same.indexOf(page);
  const link = (route: PageRoute | undefined) => route && { title: route.title, path: route.path };
  return { previous: link(same[index - 1]), next: link(same[index + 1]) };
}

/** The text of a percent-encoded path; the path as it is where the encoding is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One form for all spellings of a path: no `index.html`, `.html`, trailing or doubled slash. */
export function normalizePath(pathname: string): string {
  const plain = `/${pathname}`.replace(/\/{2,}/g, '/').replace(/(\/index\.html|\.html|\/)+$/, '');
  return plain || '/';
}

/**
 * Finds the route of a path (without the base, percent-encoded or not).
 * `redirects` maps paths to paths; `isKnown` tells whether there is a page or story at a path.
 */
export function resolvePath(
  pathname: string,
  isKnown: (path: string) => boolean,
  redirects: Record<string, string>,
): Resolution {
  const path = normalizePath(pathname);
  const decoded = normalizePath(decodePath(path));
  if (isKnown(decoded)) return { kind: 'known', path: decoded };
  if (Object.hasOwn(redirects, decoded)) {
    return { kind: 'redirect', to: redirects[decoded] as string };
  }
  if (path.startsWith(LEGACY_STANDALONE)) {
    return { kind: 'redirect', to: STANDALONE + path.slice(LEGACY_STANDALONE.length) };
  }
  if (`${path}/`.startsWith(STANDALONE)) {
    // The id as written: a suffix or doubled slash may be part of it.
    const uuid = pathname.replace(/^\/*~demos\/*/, '').replace(/\/$/, '');
    return { kind: 'unknown-demo', uuid: decodePath(uuid) };
  }
  return { kind: 'not-found', path: decoded };
}

interface Deploy {
  base: string;
  htmlSuffix: boolean;
}

/** Address of a path under the base, in the form that the deploy's files have. */
export function toHref(path: string, { base, htmlSuffix }: Deploy): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const suffix = htmlSuffix && pathname !== '/' ? '.html' : '';
  return base.replace(/\/$/, '') + pathname + suffix + rest;
}

/** Address of a path for search engines: absolute where the site's own address is configured, else from the host's root. */
export function toCanonical(path: string, config: Deploy & { siteUrl?: string }): string {
  const href = toHref(path, config);
  return config.siteUrl ? new URL(href, config.siteUrl).href : href;
}

/** File of a path in the deploy: `demo/single/index.html`, or `demo/single.html` with the suffix. */
export function toFile(path: string, htmlSuffix: boolean): string {
  if (path === '/') return 'index.html';
  return htmlSuffix ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}
