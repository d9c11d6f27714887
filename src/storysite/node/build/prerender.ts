import type { Manifest, ManifestChunk } from 'vite';
import { CLIENT, collectAssets, engineKey, findChunk } from './collectAssets.ts';
import { renderDocument, renderRedirect, type DocumentParts } from './document.ts';
import { pluginHeads } from './pluginHeads.ts';
import { printSearchFiles } from './searchFiles.ts';
import { SiteError } from '../SiteError.ts';
import { pageModuleId } from '../vite/siteData.ts';
import type { Site, SitePage } from '../site/readSite.ts';
import { type PageRoute, type StoryRoute, toCanonical, toFile } from '../../shared/routes.ts';
import type { RenderedPage } from '../../client/renderPage.tsx';

/** What pages are made of. */
export interface PrerenderOptions {
  site: Site;
  manifest: Manifest;
  server: typeof import('../../client/renderPage.tsx');
  inlineScript: string;
  /** Text of a style sheet by its file. */
  styles: ReadonlyMap<string, string>;
}

/** A file of the deploy, as text. */
export interface TextFile {
  /** Its path in the deploy. */
  file: string;
  text: string;
  /** Id of the docs page or of the standalone story in Storybook's index; other files have none. */
  id?: string;
}

/** Every file made of the site's pages, one after the other: the search index, pages, standalone stories, redirects and `404.html`. */
export async function* prerender(options: PrerenderOptions): AsyncGenerator<TextFile> {
  const { site, server, inlineScript } = options;
  const { config, pages, stories } = site;
  const toHtmlFile = (path: string, text: string, id?: string): TextFile => ({
    file: toFile(path, config.htmlSuffix),
    text,
    ...(id && { id }),
  });
  const render = ({ path, file }: PageRoute | StoryRoute) =>
    server.renderPage(path).catch((cause: unknown) => {
      const stack = cause instanceof Error ? cause.stack : String(cause);
      throw new SiteError(
        `The page ${path} (${file}) cannot be prerendered, since something in it throws:\n${stack}`,
        undefined,
        { cause },
      );
    });

  const rendered = new Map<SitePage, RenderedPage>();
  for (const page of pages) rendered.set(page, await render(page));
  const search = printSearchFiles(site, (page) => rendered.get(page)?.html);
  yield* search.files;
  const parts = { ...options, search: config.base + search.name };

  for (const [{ path, docsId }, page] of rendered) {
    yield toHtmlFile(path, renderFile(parts, path, page), docsId);
  }
  for (const story of stories) {
    const { path, canonical } = story;
    const page = await render(story);
    // Search engines should find its docs page, which shows the same story with an explanation.
    const found = pages.find(({ storiesFile }) => storiesFile === story.file)?.path ?? canonical;
    yield toHtmlFile(path, renderFile(parts, path, page, found), story.storyId);
  }
  const head = pluginHeads(config, 'redirect', listScripts(inlineScript));
  for (const [path, to] of listRedirects(site)) {
    yield toHtmlFile(path, renderRedirect(to, config, head));
  }
  yield { file: '404.html', text: renderFile(parts, undefined, server.renderNotFound()) };
}

/** Every redirect of one path to another; a pattern becomes one for each page and story that it leads to. */
function listRedirects({ config, pages, stories }: Site): [string, string][] {
  const paths = [...pages, ...stories.filter(({ canonical }) => !canonical)].map(
    ({ path }) => path,
  );
  return Object.entries(config.redirects).flatMap(([from, to]): [string, string][] => {
    if (!from.endsWith('*')) return [[from, to]];
    const [start, target] = [from.slice(0, -1), to.replace('*', '')];
    return paths
      .filter((path) => path.startsWith(target))
      .map((path) => [start + path.slice(target.length), path]);
  });
}

const listScripts = (inlineScript: string) => (inlineScript ? [inlineScript] : []);

/** The part of a page whose script is loaded later, and what tells that a page has it. */
const CONTROLS = 'theme/Controls/ControlsPanel.tsx';
const CONTROLS_MARK = ' data-controls="';

function renderFile(
  { site, manifest, inlineScript, styles: texts, search }: PrerenderOptions & { search: string },
  path: string | undefined,
  rendered: RenderedPage,
  canonical = path,
): string {
  const { root, config, storybook } = site;
  const own = path === undefined ? [] : [pageModuleId(path)];
  const { scripts, styles } = collectAssets(manifest, [engineKey(root, CLIENT), ...own]);
  if (rendered.html.includes(CONTROLS_MARK)) {
    // Their script waits for the reader's first touch, their styles cannot.
    styles.push(...collectAssets(manifest, [engineKey(root, CONTROLS)]).styles);
  }
  const [entry = '', ...preloads] = scripts;
  const address = (file: string) => config.base + file;
  const addressOfModule = ({ src, file }: ManifestChunk) => (src ? address(file) : '');
  const parts: DocumentParts = {
    ...rendered,
    search,
    module:
      path === undefined ? undefined : addressOfModule(findChunk(manifest, pageModuleId(path))),
    canonical: canonical === undefined ? undefined : toCanonical(canonical, config),
    head: pluginHeads(config, 'page', listScripts(inlineScript)),
    inlineScript,
    previewHead: storybook.previewHead,
    previewBody: storybook.previewBody,
    entry: address(entry),
    styles: styles.map((file) => ({ href: address(file), css: texts.get(file) ?? '' })),
    preloads: preloads.map(address),
    robots: path === undefined ? 'noindex' : undefined,
  };
  return renderDocument(parts);
}
