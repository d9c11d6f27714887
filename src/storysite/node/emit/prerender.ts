import type { Manifest } from 'vite';
import { entries } from '../project/entries.ts';
import { collectAssets, engineKey, findChunk } from './collectAssets.ts';
import { faviconOf, renderDocument, renderRedirect, type DocumentParts } from './document.ts';
import { inOrder } from '../render/inOrder.ts';
import { type BuiltSheet, placeSheets } from './placeSheets.ts';
import { pluginHeads } from './pluginHeads.ts';
import type { Renderer } from '../render/createRenderer.ts';
import { createAddressResolver } from '../render/resolveAddresses.ts';
import { renderRoute, type RouteRenderer } from '../render/renderRoute.ts';
import { printMenuFiles } from './menuFiles.ts';
import type { CachedPages } from '../render/PageCache.ts';
import { printSearchFiles } from './searchFiles.ts';
import type { ReportedPage } from './createReport.ts';
import { callPlugin, returned } from '../project/callPlugin.ts';
import { languageModuleId, openingModuleId, placeOf } from '../site/moduleIds.ts';
import { printPageData } from './pageData.ts';
import type { Site, SitePage } from '../site/Site.ts';
import { hasOpening } from '../site/heroStory.ts';
import { textsOf } from '../site/translations.ts';
import { NOT_FOUND_FILE, type StoryRoute, toCanonical, toFile } from '../../core/routes.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';
import { PAGE_DATA_FILE } from '../../core/PageModule.ts';
import type { RenderedDocsPage } from '../../core/config/SitePlugin.ts';
import type { Article, RenderedHere, RenderedPage } from '../../core/RenderedPage.ts';

/** Options for writing the pages. */
export interface PrerenderOptions {
  site: Site;
  manifest: Manifest;
  server: RouteRenderer & Pick<Renderer, 'renderNotFound' | 'threads'>;
  inlineScript: string;
  /** Markup in every page, which its policy has to allow. */
  markup: string;
  /** Style sheets by file. */
  sheets: ReadonlyMap<string, BuiltSheet>;
  /** Files of the scripts that are not fetched ahead. */
  largeScripts: ReadonlySet<string>;
  /** Writes a file of the deploy, named by its path there. */
  write(file: string, text: string): void;
  /** Pages that earlier builds have rendered. */
  cached?: CachedPages;
}

/** A docs page or a standalone story whose file is written. */
export interface WrittenPage {
  file: string;
  /** Its part of the report; undefined for a page that another one replaces. */
  reported?: ReportedPage;
}

/** Routes in progress for each thread, so that none waits while a document is written. */
const AT_ONCE = 2;

/**
 * Writes all files made of the site's pages: large menus, pages, standalone stories, redirects, `404.html`, the search
 * index and the data of pages.
 * Of a written page, only data for the search and the report is kept. Pages are yielded in their order, whichever
 * thread finishes first.
 */
export async function* prerender(given: PrerenderOptions): AsyncGenerator<WrittenPage> {
  const { site, server, write } = given;
  const { config, pages, stories } = site;
  const toHtmlFile = (path: string) => toFile(path, config.htmlSuffix);
  const menus = printMenuFiles(site);
  for (const { file, text } of menus.files) write(file, text);
  const options: FileOptions = { ...given, menu: menus.name && config.base + menus.name };
  const articles = new Map<SitePage, Article>();
  const readsContent = config.plugins.some((plugin) => plugin.page);
  const routes: (SitePage | StoryRoute)[] = [...pages, ...stories];
  const resolveAddresses = createAddressResolver(site);
  const done = inOrder(routes, AT_ONCE * server.threads, async (route) => {
    const { content, ...rest } = await fromCache(options, route.path, () =>
      renderRoute(options, route),
    );
    const html = resolveAddresses(rest.html, route.file);
    const file = toHtmlFile(route.path);
    write(file, renderFile(options, route.path, { ...rest, html }, canonicalOf(site, route)));
    const { article, stories: shown, media, warnings } = rest;
    const { description } = rest;
    const kept = readsContent ? content : undefined;
    return { route, file, article, description, content: kept, shown, media, warnings };
  });
  for await (const { route, file, article, description, content, shown, media, warnings } of done) {
    for (const { code, text, ...place } of warnings) site.warn(code, text, place);
    if (route.kind === 'page') {
      articles.set(route, article);
      if (content) showContent({ site, page: route, description, content });
    }
    // In Storybook's index, an untranslated page occurs once.
    const isReported = route.kind === 'story' || !route.original;
    const id = route.kind === 'story' ? route.storyId : route.docsId;
    yield { file, ...(isReported && { reported: { id, stories: shown, media } }) };
  }
  const head = pluginHeads(config, 'redirect', '');
  for (const [path, to] of listRedirects(site)) {
    const { lang = 'en' } = pickLocale(config.locales, path) ?? {};
    write(toHtmlFile(path), renderRedirect(to, config, textsOf(config, lang), head));
  }
  const notFound = await fromCache(options, NOT_FOUND_FILE, async () => ({
    ...(await server.renderNotFound()),
    isSame: true,
  }));
  write(NOT_FOUND_FILE, renderFile(options, undefined, notFound));
  for (const { file, text } of printSearchFiles(site, articles)) write(file, text);
  const addressOf = (id: string) => config.base + findChunk(given.manifest, id).file;
  write(PAGE_DATA_FILE, await printPageData(site, addressOf));
}

function showContent(rendered: RenderedDocsPage): void {
  for (const plugin of rendered.site.config.plugins) {
    callPlugin(plugin, 'reading a page', () => plugin.page?.(rendered), returned.anything);
  }
}

/** The canonical path for search engines: for a standalone story, its docs page, which also explains it. */
function canonicalOf(site: Site, route: SitePage | StoryRoute): string {
  if (route.kind === 'page') return route.original?.path ?? route.path;
  const { pagesByStoriesFile, pagesByStory } = site;
  // If several stories files share a title, the page is attached to one of them.
  const found = pagesByStoriesFile.get(route.file) ?? pagesByStory.get(route.storyId);
  return found?.path ?? route.canonical ?? route.path;
}

/**
 * Takes a path's page from the cache, if it has not changed; else renders it with `run` and caches it for the next
 * build.
 */
async function fromCache(
  { cached, server }: PrerenderOptions,
  path: string,
  run: () => Promise<RenderedHere>,
): Promise<RenderedHere> {
  const key = cached?.keys.get(path);
  const known = key && cached?.cache.take(key);
  if (known) return known;
  const rendered = await run();
  // Stories that were given up for their time may finish in the next build.
  const isKnown = rendered.isSame || rendered.withDom || rendered.isRepaired;
  const isWhole =
    isKnown && !rendered.hasLoaded && !rendered.stories.some(({ id }) => server.skipped?.has(id));
  if (key && isWhole) cached?.cache.add(key, rendered);
  return rendered;
}

/** Every redirect of one path to another; a pattern becomes a redirect for each page and story that it matches. */
function listRedirects({ config, pages, stories, routes }: Site): [string, string][] {
  const paths = [...pages, ...stories.filter(({ canonical }) => !canonical)].map(
    ({ path }) => path,
  );
  const all = Object.entries(config.redirects).flatMap(([from, to]): [string, string][] => {
    if (!from.endsWith('*')) return [[from, to]];
    // A plain host needs a file for each path: for a target without `*`, that is the start of the pattern.
    if (!to.includes('*')) return [[from.replace(/\/?\*$/, ''), to]];
    const [start, target] = [from.slice(0, -1), to.replace('*', '')];
    return paths
      .filter((path) => path.startsWith(target))
      .map((path) => [start + path.slice(target.length), path]);
  });
  // Patterns do not replace pages.
  return all.filter(([from]) => from !== '' && !routes.has(from));
}

/** A page's translations for search engines; nothing for an untranslated page. */
function listAlternates(site: Site, path: string): DocumentParts['alternates'] {
  const { config } = site;
  const { locales } = config;
  const written = locales.flatMap(({ lang, prefix }) => {
    const to = translatePath(locales, path, { prefix });
    const page = site.pagesByPath.get(to);
    return page && !page.original ? { lang, prefix, href: toCanonical(to, config) } : [];
  });
  if (written.length < 2 || !written.some(({ href }) => href === toCanonical(path, config)))
    return [];
  const main = written.filter(({ prefix }) => prefix === '');
  return [...written, ...main.map(({ href }) => ({ lang: 'x-default', href }))];
}

/** Parts of a rendered page that its document is made of. */
type FilePart = Omit<RenderedPage, 'article' | 'content'> & Partial<Pick<RenderedHere, 'isSame'>>;

interface FileOptions extends PrerenderOptions {
  /** Start of the addresses of the whole menus, if one is large. */
  menu?: string;
}

function renderFile(
  { site, manifest, inlineScript, markup, sheets, largeScripts, menu }: FileOptions,
  path: string | undefined,
  rendered: FilePart,
  canonical = path,
): string {
  const { root, config, storybook } = site;
  const place = path === undefined ? undefined : placeOf(site, path);
  const own = place ? [place.id] : [];
  const locale = pickLocale(config.locales, path ?? '/');
  const language = locale && languageModuleId(site.config, locale);
  if (language) own.push(language);
  own.unshift(engineKey(root, entries.start));
  const { scripts } = collectAssets(manifest, own);
  if (rendered.usesControls) own.push(engineKey(root, entries.controlsPanel));
  const page = site.pagesByPath.get(path ?? '');
  if (page && hasOpening(page)) own.push(openingModuleId(page.path));
  const { styles } = collectAssets(manifest, own);
  const placed = placeSheets(
    styles.flatMap((file) => sheets.get(file) ?? []),
    rendered.isStandalone,
  );
  const [entry = '', ...preloads] = scripts;
  const address = (file: string) => config.base + file;
  const parts: DocumentParts = {
    ...rendered,
    menu,
    module: place && address(findChunk(manifest, place.id).file) + place.hash,
    isFresh: path !== undefined && !rendered.isSame,
    canonical: canonical === undefined ? undefined : toCanonical(canonical, config),
    alternates: listAlternates(site, path ?? ''),
    head: pluginHeads(config, 'page', markup, page, rendered.description),
    inlineScript,
    previewHead: storybook.previewHead,
    previewBody: storybook.previewBody,
    entry: address(entry),
    styles: placed.map(({ file, css }) => ({ href: address(file), css })),
    preloads: preloads.map((file) => ({ href: address(file), isLarge: largeScripts.has(file) })),
    robots: path === undefined ? 'noindex' : undefined,
    favicon: faviconOf(site),
  };
  return renderDocument(parts);
}
