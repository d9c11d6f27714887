import { join, posix } from 'node:path';
import { decodePath, resolvePath, storybookUrlOf, stripBase, toHref } from '../../core/routes.ts';
import type { Links, LinkTarget } from '../content/rehypeStoryLinks.ts';
import { toProjectPath } from '../project/realFile.ts';
import { createStaticAddress } from '../project/staticAddress.ts';
import type { Site } from './Site.ts';
import { findTranslation, localeOfFile } from './translations.ts';

/** The parts of a site that links depend on. */
type Linked = Omit<Site, 'sourceFiles'>;

/** Creates the resolver of links in the site's texts. */
export function createLinks(site: Linked): Links {
  const { root, warn, config } = site;
  const fixed = { ...site, config: { ...config, locales: config.locales.slice(0, 1) } };
  return {
    root,
    warn,
    find: (file, link, isFixed) => findAddress(isFixed ? fixed : site, file, link),
  };
}

const OTHER = /^([a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * Resolves a link in a file (an absolute path): Storybook's links (`?path=/docs/button--docs`), files of other pages
 * (`./Button.mdx`) and paths of the site (`/ui/button`). Undefined for a link that stays as it is.
 */
export function findAddress(site: Linked, file: string, link: string): LinkTarget | undefined {
  if (link === '' || OTHER.test(link)) return undefined;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  const entry = readStorybookLink(path, query);
  if (entry) return findEntry(site, file, { ...entry, hash });
  const decoded = decodePath(path);
  if (/\.mdx?$/i.test(decoded)) return findFile(site, file, decoded, query + hash);
  // Some other file; rehypeStaticFiles finds those of `staticDirs`.
  if (/\.\w+$/.test(decoded) || path === '') return undefined;
  return decoded.startsWith('/')
    ? findPath(site, file, decoded, query + hash)
    : findRelative(site, file, decoded, query + hash);
}

interface StorybookLink {
  id: string;
  kind: 'docs' | 'story';
  /** Whether the link can only be Storybook's; `/docs/…` may be a page of the site. */
  isSure: boolean;
  query: URLSearchParams;
  hash: string;
}

function readStorybookLink(path: string, search: string): Omit<StorybookLink, 'hash'> | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('path');
  const isManager = named !== null && /^(\.{0,2}\/)*(index\.html)?$/.test(path);
  const [, kind, id = ''] =
    /^\/?(docs|story)\/([^/]+)\/?$/.exec(isManager ? named : decodePath(path)) ?? [];
  if (!kind || (!isManager && !id.includes('--'))) return undefined;
  return { id, kind: kind as 'docs' | 'story', isSure: isManager, query };
}

function findEntry(site: Linked, file: string, link: StorybookLink): LinkTarget | undefined {
  const { pages, config, leftOut } = site;
  const { id, kind, isSure, query, hash } = link;
  if (!isSure && findPath(site, file, `/${kind}/${id}`, '', false)) return undefined;
  const docs =
    site.pagesByDocsId.get(id) ??
    pages.find(({ docsId }) => !id.includes('--') && docsId.startsWith(`${id}--`));
  const story = site.storiesById.get(id);
  const home = site.pagesOfStories.get(id);
  const args = query.get('args');
  const kept = new URLSearchParams();
  const globals = query.get('globals');
  if (globals) kept.set('globals', globals);
  // Args go to the docs page, which has the story's controls; a standalone story has none.
  const isOnPage = story && home && (kind === 'docs' || args);
  if (isOnPage && args) kept.set('args', args);
  const route = isOnPage ? home : kind === 'docs' ? (docs ?? story) : (story ?? docs);
  if (route) {
    const page = route.kind === 'page' ? translated(site, file, route.path) : route.path;
    const rest = kept.size > 0 ? `?${kept.toString()}` : '';
    return { href: toHref(page, config) + rest + (isOnPage ? `#${id}` : hash) };
  }
  const storybookUrl = storybookUrlOf(config);
  if (storybookUrl && leftOut.has(id)) return { href: `${storybookUrl}?path=/${kind}/${id}` };
  return { problem: `no page or story has the id "${id}"` };
}

/** The page of an MDX file, or a page that shows a Markdown file. */
function findFile(site: Linked, file: string, link: string, rest: string): LinkTarget | undefined {
  const { root, pagesByFile, config } = site;
  const target = link.startsWith('/') ? join(root, link) : join(file, '..', link);
  const name = toProjectPath(root, target);
  const page = pagesByFile.get(join(root, name)) ?? pagesByFile.get(target);
  if (page) return { href: toHref(translated(site, file, page.path), config) + rest };
  // Files of a package's README are elsewhere.
  return /\.mdx$/i.test(link) ? { problem: `${name} is not a page` } : undefined;
}

function findPath(
  site: Linked,
  file: string,
  path: string,
  rest: string,
  warns = true,
): LinkTarget | undefined {
  const { config, storybook } = site;
  for (const candidate of new Set([path, stripBase(path, config.base) ?? path])) {
    const found = resolvePath(candidate, (one) => site.routes.has(one), config);
    if (found.kind === 'known') {
      return { href: toHref(translated(site, file, found.path), config) + rest };
    }
    if (found.kind === 'redirect') return { href: toHref(candidate, config) + rest };
  }
  const isOther =
    !warns ||
    // The path of another site on this host.
    config.base !== '/' ||
    /^\/(?:storybook|~[^/]+)(?:\/|$)/.test(path) ||
    createStaticAddress(storybook, config)(path) !== undefined;
  return isOther ? undefined : { problem: `there is no page at ${path}` };
}

/**
 * A relative path is resolved against the page's folder or the page itself, since browsers do either, depending on the
 * host.
 */
function findRelative(
  site: Linked,
  file: string,
  link: string,
  rest: string,
): LinkTarget | undefined {
  const page = site.pagesByFile.get(file);
  if (!page || join(site.root, page.file) !== file) return undefined;
  const candidates = [posix.join(page.path, '..', link), posix.join(page.path, link)];
  const found = candidates.find((path) => site.routes.has(path.replace(/(?!^)\/$/, '')));
  return found
    ? findPath(site, file, found, rest)
    : { problem: `there is no page at ${candidates[0]}` };
}

/** The path of a page in the language of the file that links to it. */
function translated(site: Linked, file: string, path: string): string {
  return findTranslation(site, path, localeOfFile(site, file))?.path ?? path;
}
