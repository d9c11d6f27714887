import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { visit } from 'unist-util-visit';
import type { Properties, Root } from 'hast';
import type { Site, SiteReader } from '../site/Site.ts';
import type { Storybook } from '../storybook/Storybook.ts';
import { toProjectPath } from '../site/realFile.ts';
import { createStaticAddress, findStaticFile } from '../site/staticAddress.ts';
import { sizeOf } from './imageSize.ts';
import { resolvePath, storybookUrlOf, stripBase, toHref } from '../../core/routes.ts';
import { findTranslation, localeOfFile } from '../site/translations.ts';

/** An element of HTML, or one of JSX in an MDX file. */
interface Link {
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

/** The value of an attribute that is an expression in braces. */
interface AttributeExpression {
  data?: { estree?: { body: { expression?: Expression }[] } | null };
}

interface Expression {
  type?: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

/**
 * Resolves links in prose and JSX: Storybook's own (`?path=/docs/demo-single--docs`), files, and paths of the site become
 * addresses of the site, or of Storybook for entries that only Storybook has. A link that leads nowhere stays, with a
 * warning. With `isPart`, warnings name no line: the text is not a whole file.
 */
export function rehypeStoryLinks(readSite: () => Promise<Site>, isPart = false) {
  return async (tree: Root, file: { path: string }) => {
    const site = await readSite();
    const { root, warn } = site;
    const untranslated = {
      ...site,
      config: { ...site.config, locales: site.config.locales.slice(0, 1) },
    };
    // A link that names its language stays in it.
    const siteOf = (link: Link) => (readLanguage(link) === undefined ? site : untranslated);
    visit(tree, (node) => {
      const link = node as Link;
      const href = readHref(link);
      const found = href === undefined ? undefined : findAddress(siteOf(link), file.path, href);
      if (!found) return;
      if ('href' in found) return setHref(link, found.href);
      warn('link', `The link to ${href} leads nowhere: ${found.problem}. Correct it there.`, {
        file: toProjectPath(root, file.path),
        line: isPart ? undefined : link.position?.start.line,
      });
    });
  };
}

const findAttribute = ({ attributes = [] }: Link) => attributes.find(({ name }) => name === 'href');

const readLanguage = ({ properties, attributes = [] }: Link) =>
  properties?.hrefLang ?? attributes.find(({ name }) => /^hreflang$/i.test(name ?? ''))?.value;

function readHref(link: Link): string | undefined {
  if (link.tagName === 'a') {
    const { href } = link.properties ?? {};
    return typeof href === 'string' ? href : undefined;
  }
  if (link.name !== 'a') return undefined;
  const value = findAttribute(link)?.value;
  return typeof value === 'string' ? value : readExpression(value as AttributeExpression | null);
}

/** The text of `href={'…'}`; a computed address is unknown until the page is rendered. */
function readExpression(value: AttributeExpression | null | undefined): string | undefined {
  const { type, value: text, quasis = [] } = value?.data?.estree?.body[0]?.expression ?? {};
  if (type === 'Literal' && typeof text === 'string') return text;
  if (type !== 'TemplateLiteral' || quasis.length !== 1) return undefined;
  return quasis[0]?.value.cooked ?? undefined;
}

function setHref(link: Link, href: string): void {
  if (link.properties) link.properties.href = href;
  const attribute = findAttribute(link);
  if (attribute) attribute.value = href;
}

/** A JSX element of MDX, which hast's types lack. */
interface JsxElement {
  type: string;
  attributes?: { value?: unknown }[];
}

/**
 * Replaces the addresses of static files, relative to Storybook's preview, by those of the site. Images get the size of their
 * files, so that nothing moves when they come.
 */
export function rehypeStaticFiles(readSite: SiteReader) {
  return async (tree: Root) => {
    const storybook = await readSite.storybook();
    const addressOf = createStaticAddress(storybook, readSite.config);
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'img') {
        addSize(node.properties, storybook.staticDirs);
      }
      const { attributes = [] } = node as JsxElement;
      for (const attribute of attributes) {
        if (typeof attribute.value === 'string') {
          attribute.value = addressOf(attribute.value) ?? attribute.value;
        }
      }
      if (node.type !== 'element') return;
      for (const name of ['src', 'href', 'poster'] as const) {
        const value = node.properties[name];
        if (typeof value === 'string') node.properties[name] = addressOf(value) ?? value;
      }
    });
  };
}

function addSize(properties: Properties, staticDirs: Storybook['staticDirs']): void {
  const { src, width, height } = properties;
  const isSized = width !== undefined || height !== undefined;
  const file = isSized ? undefined : findStaticFile(staticDirs, String(src));
  Object.assign(properties, file && sizeOf(readFileSync(file)));
}

/** Where a link leads on the site, or why it leads nowhere. */
export type LinkTarget = { href: string } | { problem: string };

const OTHER = /^([a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * Resolves a link in a file (an absolute path): Storybook's links (`?path=/docs/button--docs`), files of other pages
 * (`./Button.mdx`) and paths of the site (`/ui/button`). Undefined for a link that stays as it is.
 */
export function findAddress(site: Site, file: string, link: string): LinkTarget | undefined {
  if (link === '' || OTHER.test(link)) return undefined;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  const entry = readStorybookLink(path, query);
  if (entry) return findEntry(site, file, { ...entry, hash });
  const decoded = decode(path);
  if (/\.mdx?$/i.test(decoded)) return findFile(site, file, decoded, query + hash);
  // A file that is not a page; rehypeStaticFiles finds those of `staticDirs`.
  if (/\.\w+$/.test(decoded) || path === '') return undefined;
  return decoded.startsWith('/')
    ? findPath(site, file, decoded, query + hash)
    : findRelative(site, file, decoded, query + hash);
}

interface StorybookLink {
  id: string;
  kind: 'docs' | 'story';
  /** Whether only Storybook writes such a link; `/docs/…` may be a page of the site. */
  isSure: boolean;
  query: URLSearchParams;
  hash: string;
}

function readStorybookLink(path: string, search: string): Omit<StorybookLink, 'hash'> | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('path');
  const isManager = named !== null && /^(\.{0,2}\/)*(index\.html)?$/.test(path);
  const [, kind, id = ''] =
    /^\/?(docs|story)\/([^/]+)\/?$/.exec(isManager ? named : decode(path)) ?? [];
  if (!kind || (!isManager && !id.includes('--'))) return undefined;
  return { id, kind: kind as 'docs' | 'story', isSure: isManager, query };
}

function findEntry(site: Site, file: string, link: StorybookLink): LinkTarget | undefined {
  const { pages, stories, config, leftOut } = site;
  const { id, kind, isSure, query, hash } = link;
  if (!isSure && findPath(site, file, `/${kind}/${id}`, '', false)) return undefined;
  const docs =
    pages.find((page) => page.docsId === id) ??
    pages.find(({ docsId }) => !id.includes('--') && docsId.startsWith(`${id}--`));
  const story = stories.find(({ storyId }) => storyId === id);
  const home = pages.find(({ storyIds }) => storyIds.includes(id));
  const args = query.get('args');
  const kept = new URLSearchParams();
  const globals = query.get('globals');
  if (globals) kept.set('globals', globals);
  // A docs page shows the controls of its stories, and a story alone has none.
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

/** The page that is made of a file, or that shows a Markdown file. */
function findFile(site: Site, file: string, link: string, rest: string): LinkTarget | undefined {
  const { root, pages, config } = site;
  const target = link.startsWith('/') ? join(root, link) : join(file, '..', link);
  const name = toProjectPath(root, target);
  const page =
    pages.find((one) => one.file === name && !one.original) ??
    pages.find((one) => one.markdownFiles.includes(target) && !one.original);
  if (page) return { href: toHref(translated(site, file, page.path), config) + rest };
  // Files of a package's README are elsewhere.
  return /\.mdx$/i.test(link) ? { problem: `${name} is not a page` } : undefined;
}

function findPath(
  site: Site,
  file: string,
  path: string,
  rest: string,
  warns = true,
): LinkTarget | undefined {
  const { config, storybook } = site;
  for (const candidate of new Set([path, stripBase(path, config.base) ?? path])) {
    const found = resolvePath(candidate, (one) => isKnown(site, one), config);
    if (found.kind === 'known') {
      return { href: toHref(translated(site, file, found.path), config) + rest };
    }
    if (found.kind === 'redirect') return { href: toHref(candidate, config) + rest };
  }
  const isOther =
    !warns ||
    // Another site of the host.
    config.base !== '/' ||
    /^\/(?:storybook|~[^/]+)(?:\/|$)/.test(path) ||
    createStaticAddress(storybook, config)(path) !== undefined;
  return isOther ? undefined : { problem: `there is no page at ${path}` };
}

/** A path beside the page, or below it: hosts differ in which of both a browser takes it for. */
function findRelative(
  site: Site,
  file: string,
  link: string,
  rest: string,
): LinkTarget | undefined {
  const page = site.pages.find((one) => join(site.root, one.file) === file && !one.original);
  if (!page) return undefined;
  const candidates = [posix.join(page.path, '..', link), posix.join(page.path, link)];
  const found = candidates.find((path) => isKnown(site, path.replace(/(?!^)\/$/, '')));
  return found
    ? findPath(site, file, found, rest)
    : { problem: `there is no page at ${candidates[0]}` };
}

const isKnown = ({ pages, stories }: Site, path: string) =>
  [...pages, ...stories].some((route) => route.path === path);

/** The path of a page in the language of the file that links to it. */
function translated(site: Site, file: string, path: string): string {
  return findTranslation(site, path, localeOfFile(site, file))?.path ?? path;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
