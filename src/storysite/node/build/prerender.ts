import type { Manifest } from 'vite';
import { CLIENT, collectAssets, engineKey, findChunk } from './collectAssets.ts';
import { renderDocument, renderRedirect, type DocumentParts } from './document.ts';
import { pageModuleId } from '../vite/siteData.ts';
import type { Site } from '../site/readSite.ts';
import { type PageRoute, type StoryRoute, toCanonical, toFile } from '../../shared/routes.ts';
import { printPolicy, sitePolicy } from './securityPolicy.ts';
import type { RenderedPage } from '../../client/renderPage.tsx';

interface PrerenderOptions {
  site: Site;
  manifest: Manifest;
  server: typeof import('../../client/renderPage.tsx');
  inlineScript: string;
  /** Text of a style sheet by its file. */
  styles: ReadonlyMap<string, string>;
}

/** An HTML file of the deploy. */
export interface HtmlFile {
  /** Its path in the deploy. */
  file: string;
  text: string;
}

/** Every HTML file of the deploy, one after the other: pages, standalone stories, redirects and `404.html`. */
export async function* prerender(options: PrerenderOptions): AsyncGenerator<HtmlFile> {
  const { site, server } = options;
  const { config, pages, stories, redirects } = site;
  const toHtmlFile = (path: string, text: string) => ({
    file: toFile(path, config.htmlSuffix),
    text,
  });
  const render = ({ path, file }: PageRoute | StoryRoute) =>
    server.renderPage(path).catch((cause: unknown) => {
      const stack = cause instanceof Error ? cause.stack : String(cause);
      throw new Error(
        `The page ${path} (${file}) cannot be prerendered, since something in it throws:\n${stack}`,
      );
    });

  for (const page of pages) {
    yield toHtmlFile(page.path, renderFile(options, page.path, await render(page)));
  }
  for (const story of stories) {
    const { path, canonical } = story;
    const rendered = await render(story);
    // Search engines should find its docs page, which shows the same story with an explanation.
    const found = pages.find(({ storiesFile }) => storiesFile === story.file)?.path ?? canonical;
    yield toHtmlFile(path, renderFile(options, path, rendered, found));
    if (canonical) continue;
    const legacy = path.replace('/~demos/', '/_demos/');
    yield toHtmlFile(legacy, renderRedirect(path, config));
  }
  for (const [path, to] of Object.entries(redirects)) {
    yield toHtmlFile(path, renderRedirect(to, config));
  }
  yield { file: '404.html', text: renderFile(options, undefined, server.renderNotFound()) };
}

function renderFile(
  { site: { root, config }, manifest, inlineScript, styles: texts }: PrerenderOptions,
  path: string | undefined,
  rendered: RenderedPage,
  canonical = path,
): string {
  const own = path === undefined ? [] : [pageModuleId(path)];
  const { scripts, styles } = collectAssets(manifest, [engineKey(root, CLIENT), ...own]);
  const [entry = '', ...preloads] = scripts;
  const address = (file: string) => config.base + file;
  const parts: DocumentParts = {
    ...rendered,
    module: path === undefined ? undefined : address(findChunk(manifest, pageModuleId(path)).file),
    canonical: canonical === undefined ? undefined : toCanonical(canonical, config),
    policy: printPolicy(sitePolicy(config, [inlineScript])),
    inlineScript,
    entry: address(entry),
    styles: styles.map((file) => ({ href: address(file), css: texts.get(file) ?? '' })),
    preloads: preloads.map(address),
    robots: path === undefined ? 'noindex' : undefined,
  };
  return renderDocument(parts);
}
