import type { PageLink } from './Page.ts';

/** A docs page: an MDX file, or a page that is made of a component's stories. */
export interface PageRoute {
  kind: 'page';
  /** Without the base: `/`, `/demo/single`. */
  path: string;
  title: string;
  /** Storybook's title without its last part, the menu's group: `Demo`, `Components/Forms`. */
  group?: string;
  /** MDX file or stories file, relative to the project's root. */
  file: string;
  /** Storybook's id of the docs entry; for a page without an entry, the id that it would have: `demo-single--docs`. */
  docsId: string;
  lang: string;
  /** Whether it is the home page of its language. */
  isHome?: boolean;
  /** The untranslated page that it shows in place of a translation. */
  original?: { path: string; lang: string };
}

/** One story without the frame. */
export interface StoryRoute {
  kind: 'story';
  /** `/~demos/demo-single--basic`. */
  path: string;
  storyId: string;
  /** The last part of `fullTitle`. */
  title: string;
  /** The title of its stories: `Components/Button`. */
  fullTitle: string;
  /** The story's own name: `With a footer`. */
  name: string;
  /** CSF file, relative to the project's root. */
  file: string;
  /** Undefined where an indexer of the project does not name it. */
  exportName?: string;
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

/** The target of an address; `path` is always the canonical spelling. */
export type Resolution =
  | { kind: 'known'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; path: string; message?: string };

/** The configuration of addresses without a page. */
export interface OtherAddresses {
  redirects: Record<string, string>;
  notFound: Record<string, string>;
}

/** Previous and next page of the same language, in the menu's order. */
export function neighbours(
  pages: readonly PageRoute[],
  page: PageRoute,
): { previous?: PageLink; next?: PageLink } {
  const same = pages.filter(({ lang }) => lang === page.lang);
  const index = same.indexOf(page);
  if (index < 0) return {};
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

/** The part of a path that the `*` at the end of a pattern matches; undefined if the path does not match. */
function matchPattern(pattern: string, path: string): string | undefined {
  const start = pattern.replace(/\/\*$/, '');
  if (start === pattern || !`${path}/`.startsWith(`${start}/`)) return undefined;
  return path.slice(start.length).replace(/^\/+|\/$/g, '');
}

/** The value of the first pattern that matches a path, its `*` replaced by the part that the pattern's `*` matches. */
function fillFirstMatch(patterns: Record<string, string>, path: string): string | undefined {
  for (const [pattern, value] of Object.entries(patterns)) {
    const rest = matchPattern(pattern, path);
    if (rest !== undefined) return value.replace('*', () => rest);
  }
  return undefined;
}

/** Finds the route of a path (without the base, encoded or not); `isKnown` is true for pages and stories. */
export function resolvePath(
  pathname: string,
  isKnown: (path: string) => boolean,
  { redirects, notFound }: OtherAddresses,
): Resolution {
  const path = normalizePath(pathname);
  const decoded = normalizePath(decodePath(path));
  if (isKnown(decoded)) return { kind: 'known', path: decoded };
  if (Object.hasOwn(redirects, decoded)) {
    return { kind: 'redirect', to: redirects[decoded] as string };
  }
  const to = fillFirstMatch(redirects, path);
  if (to !== undefined) return { kind: 'redirect', to };
  // Not normalized: the message may show a suffix or a doubled slash that the reader typed.
  const written = decodePath(pathname.replace(/^\/+/, '/'));
  return { kind: 'not-found', path: decoded, message: fillFirstMatch(notFound, written) };
}

interface Deploy {
  base: string;
  htmlSuffix: boolean;
}

/** Address of a file of the site under the base; other addresses stay as they are. */
export function withBase(address: string, base: string): string {
  const isSitePath = address.startsWith('/') && !address.startsWith('//');
  return isSitePath ? base.replace(/\/$/, '') + address : address;
}

/** Path below the base of an address's path; undefined where it is not below the base. */
export function stripBase(pathname: string, base: string): string | undefined {
  return `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}

/** Address of a page's path under the base, in the form that the deploy's files have. */
export function toHref(path: string, { base, htmlSuffix }: Deploy): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const suffix = htmlSuffix && !pathname.endsWith('/') ? '.html' : '';
  return withBase(pathname, base) + suffix + rest;
}

/** Path of the page at an address that `toHref` has made. */
export function fromHref(href: string, { base, htmlSuffix }: Deploy): string {
  const path = stripBase(href, base) ?? href;
  return htmlSuffix ? path.replace(/\.html$/, '') : path;
}

/** Address of the Storybook that links go to, which ends with a slash; undefined where the site has no such links. */
export function storybookUrlOf({
  storybook,
  base,
}: {
  storybook: boolean | string;
  base: string;
}): string | undefined {
  if (typeof storybook === 'string') return storybook;
  return storybook ? `${base}storybook/` : undefined;
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

/** Base of the site's modules in the development server. */
export const DEV_BASE = '/@site/';

/** The file for addresses without a page. */
export const NOT_FOUND_FILE = '404.html';
