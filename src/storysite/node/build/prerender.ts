import type { Manifest } from 'vite';
import { entries } from '../entries.ts';
import { collectAssets, engineKey, findChunk } from './collectAssets.ts';
import { renderDocument, renderRedirect, type DocumentParts } from './document.ts';
import { type BuiltSheet, placeSheets } from './placeSheets.ts';
import { pluginHeads } from './pluginHeads.ts';
import type { Renderer } from './createRenderer.ts';
import { printSearchFiles } from './searchFiles.ts';
import type { ReportedPage } from '../report/createReport.ts';
import { callPlugin } from '../config/callPlugin.ts';
import { buildPage, buildStoryPage } from '../site/buildPage.ts';
import { describeError } from '../../core/describeError.ts';
import { languageModuleId, pageModuleId } from '../vite/siteData.ts';
import type { Site, SitePage } from '../site/Site.ts';
import { faviconOf } from '../site/staticAddress.ts';
import { type StoryRoute, toCanonical, toFile } from '../../core/routes.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';
import type { Article, RenderedPage } from '../../core/RenderedPage.ts';

/** A page, and whether the browser renders the same one, which it then hydrates. */
interface RenderedHere extends RenderedPage {
  isSame: boolean;
}

/** What pages are made of. */
export interface PrerenderOptions {
  site: Site;
  manifest: Manifest;
  server: Pick<Renderer, 'renderPage' | 'renderWithout' | 'renderNotFound'> & {
    isSameInBrowser(storiesFiles: string[]): boolean | Promise<boolean>;
  };
  inlineScript: string;
  /** What every page's policy has to allow. */
  markup: string;
  /** The style sheets by their files. */
  sheets: ReadonlyMap<string, BuiltSheet>;
}

/** A file of the deploy, as text. */
export interface TextFile {
  /** Its path in the deploy. */
  file: string;
  text: string;
  /** What is reported of a docs page or a standalone story; other files have none. */
  page?: ReportedPage;
}

const report = (id: string, { stories, media }: Pick<RenderedPage, 'stories' | 'media'>) => ({
  id,
  stories,
  media,
});

/**
 * Every file made of the site's pages, one after the other: pages, standalone stories, redirects, `404.html` and the search
 * index. Of a page that is written, only what the search needs is kept.
 */
export async function* prerender(options: PrerenderOptions): AsyncGenerator<TextFile> {
  const { site, server } = options;
  const { config, pages, stories } = site;
  const toHtmlFile = (path: string, text: string, page?: ReportedPage): TextFile => ({
    file: toFile(path, config.htmlSuffix),
    text,
    page,
  });
  const articles = new Map<SitePage, Article>();
  for (const page of pages) {
    const { article, content, ...rendered } = await render(options, page);
    for (const plugin of config.plugins) {
      callPlugin(plugin, 'reading a page', () => plugin.page?.({ site, page, content }));
    }
    articles.set(page, article);
    const { path, docsId, original } = page;
    // Storybook's index has a page that is not translated once.
    const reported = original ? undefined : report(docsId, rendered);
    yield toHtmlFile(path, renderFile(options, path, rendered, original?.path ?? path), reported);
  }
  for (const story of stories) {
    const { path, canonical } = story;
    const page = await render(options, story);
    // Search engines should find its docs page, which shows the same story with an explanation.
    const found = pages.find(({ storiesFile }) => storiesFile === story.file)?.path ?? canonical;
    yield toHtmlFile(path, renderFile(options, path, page, found), report(story.storyId, page));
  }
  const head = pluginHeads(config, 'redirect', '');
  for (const [path, to] of listRedirects(site)) {
    yield toHtmlFile(path, renderRedirect(to, config, head));
  }
  yield { file: '404.html', text: renderFile(options, undefined, await server.renderNotFound()) };
  yield* printSearchFiles(site, articles);
}

/** Renders a page or story; one that throws gets the default docs page or a notice instead, and a warning. */
export async function renderRoute(
  { site, server }: Pick<PrerenderOptions, 'site' | 'server'>,
  route: SitePage | StoryRoute,
): Promise<RenderedHere> {
  const { path, file } = route;
  let rendered: RenderedPage;
  try {
    rendered = await server.renderPage(path);
  } catch (error) {
    const cause = `cannot be prerendered: ${describeError(error)}`;
    const stands = await renderDefaultPage(server, route);
    if (stands) {
      const text = `The page ${path} is prerendered with the default docs page, since its own ${cause} Let "docs.page" render without a browser.`;
      const warnings = [...stands.warnings, { code: 'prerender' as const, text, file }];
      return { ...stands, isSame: false, warnings };
    }
    const text = `The page ${path} is shown in the browser only, since it ${cause} Let it render without a browser.`;
    const isStory = route.kind === 'story';
    const page = isStory ? buildStoryPage(site, route) : await buildPage(site, route);
    const notice = await server.renderWithout(page, isStory);
    const warnings = [...notice.warnings, { code: 'prerender' as const, text, file }];
    return { ...notice, isSame: false, warnings };
  }
  const files = listStoriesFiles(site, route, rendered);
  return { ...rendered, isSame: await server.isSameInBrowser(files) };
}

async function render(options: PrerenderOptions, route: SitePage | StoryRoute) {
  const rendered = await renderRoute(options, route);
  for (const { code, text, ...place } of rendered.warnings) options.site.warn(code, text, place);
  return rendered;
}

/** The page of a component without its own `docs.page`; undefined where that would not help. */
async function renderDefaultPage(
  server: PrerenderOptions['server'],
  route: SitePage | StoryRoute,
): Promise<RenderedPage | undefined> {
  if (route.kind === 'story' || route.source === 'mdx') return undefined;
  return server.renderPage(route.path, false).catch(() => undefined);
}

/** The stories files whose annotations a page shows. */
function listStoriesFiles(
  { stories }: Site,
  route: SitePage | StoryRoute,
  rendered: RenderedPage,
): string[] {
  if (route.kind === 'story') return [route.file];
  const shown = new Set([...route.storyIds, ...rendered.stories.map(({ id }) => id)]);
  const shownFiles = stories.filter(({ storyId }) => shown.has(storyId)).map(({ file }) => file);
  return [...shownFiles, ...route.storiesFiles];
}

/** Every redirect of one path to another; a pattern becomes one for each page and story that it leads to. */
function listRedirects({ config, pages, stories }: Site): [string, string][] {
  const paths = [...pages, ...stories.filter(({ canonical }) => !canonical)].map(
    ({ path }) => path,
  );
  const known = new Set([...pages, ...stories].map(({ path }) => path));
  const all = Object.entries(config.redirects).flatMap(([from, to]): [string, string][] => {
    if (!from.endsWith('*')) return [[from, to]];
    // A plain host has a file only for what is known: without a `*` in the target, the start of the pattern.
    if (!to.includes('*')) return [[from.replace(/\/?\*$/, ''), to]];
    const [start, target] = [from.slice(0, -1), to.replace('*', '')];
    return paths
      .filter((path) => path.startsWith(target))
      .map((path) => [start + path.slice(target.length), path]);
  });
  // A page is not replaced by what a pattern matches.
  return all.filter(([from]) => from !== '' && !known.has(from));
}

/** The page in each language that it is written in, for search engines; nothing for a page that is not translated. */
function listAlternates({ pages, config }: Site, path: string): DocumentParts['alternates'] {
  const { locales } = config;
  const written = locales.flatMap(({ lang, prefix }) => {
    const to = translatePath(locales, path, { prefix });
    const page = pages.find((candidate) => candidate.path === to && !candidate.original);
    return page ? { lang, prefix, href: toCanonical(to, config) } : [];
  });
  if (written.length < 2 || !written.some(({ href }) => href === toCanonical(path, config)))
    return [];
  const main = written.filter(({ prefix }) => prefix === '');
  return [...written, ...main.map(({ href }) => ({ lang: 'x-default', href }))];
}

const findPage = ({ pages }: Site, path?: string) => pages.find((page) => page.path === path);

/** What a page's document is made of. */
type FilePart = Omit<RenderedPage, 'article' | 'content'> & Partial<Pick<RenderedHere, 'isSame'>>;

function renderFile(
  { site, manifest, inlineScript, markup, sheets }: PrerenderOptions,
  path: string | undefined,
  rendered: FilePart,
  canonical = path,
): string {
  const { root, config, storybook } = site;
  const own = path === undefined ? [] : [pageModuleId(path)];
  const locale = pickLocale(config.locales, path ?? '/');
  const language = locale && languageModuleId(site.config, locale);
  if (language) own.push(language);
  own.unshift(engineKey(root, entries.start));
  const { scripts } = collectAssets(manifest, own);
  if (rendered.usesControls) own.push(engineKey(root, entries.controlsPanel));
  const { styles } = collectAssets(manifest, own);
  const placed = placeSheets(
    styles.flatMap((file) => sheets.get(file) ?? []),
    rendered.isStandalone,
  );
  const [entry = '', ...preloads] = scripts;
  const address = (file: string) => config.base + file;
  const parts: DocumentParts = {
    ...rendered,
    module: path === undefined ? undefined : address(findChunk(manifest, pageModuleId(path)).file),
    isFresh: path !== undefined && !rendered.isSame,
    canonical: canonical === undefined ? undefined : toCanonical(canonical, config),
    alternates: listAlternates(site, path ?? ''),
    head: pluginHeads(config, 'page', markup, findPage(site, path)),
    inlineScript,
    previewHead: storybook.previewHead,
    previewBody: storybook.previewBody,
    entry: address(entry),
    styles: placed.map(({ file, css }) => ({ href: address(file), css })),
    preloads: preloads.map(address),
    robots: path === undefined ? 'noindex' : undefined,
    favicon: faviconOf(site),
  };
  return renderDocument(parts);
}
