import type { Manifest } from 'vite';
import { collectAssets, findChunk, modules } from './collectAssets.ts';
import { renderDocument, renderRedirect, type DocumentParts } from './document.ts';
import { favicon } from './favicon.ts';
import { pageModuleId } from './plugins/site.ts';
import { docsPageOf } from './docsPageOf.ts';
import type { Site } from './readSite.ts';
import { toCanonical, toFile } from './routes.ts';
import { printPolicy, sitePolicy } from './securityPolicy.ts';
import type { RenderedPage } from './server.tsx';

interface PrerenderOptions {
  site: Site;
  manifest: Manifest;
  server: typeof import('./server.tsx');
  /** Text of a style sheet by its file. */
  styles: ReadonlyMap<string, string>;
}

/** An HTML file of the deploy. */
export interface HtmlFile {
  /** Its path in the deploy. */
  file: string;
  text: string;
}

/** Every HTML file of the deploy, one after the other: pages, demos alone, redirects and `404.html`. */
export async function* prerender(options: PrerenderOptions): AsyncGenerator<HtmlFile> {
  const { site, server } = options;
  const { config, pages, stories, redirects } = site;
  const toHtmlFile = (path: string, text: string) => ({
    file: toFile(path, config.htmlSuffix),
    text,
  });
  const render = (path: string) =>
    server.renderPage(path).catch((cause: unknown) => {
      const stack = cause instanceof Error ? cause.stack : String(cause);
      throw new Error(
        `The page ${path} cannot be prerendered, since something in it throws:\n${stack}`,
      );
    });

  for (const { path } of pages) {
    yield toHtmlFile(path, print(options, path, await render(path)));
  }
  for (const story of stories) {
    const { path, canonical } = story;
    const rendered = await render(path);
    // What a demo alone shows, its docs page shows with a text: that is the page to be found.
    const found = docsPageOf(story, pages)?.path ?? canonical;
    yield toHtmlFile(path, print(options, path, rendered, found));
    if (canonical) continue;
    const former = path.replace('/~demos/', '/_demos/');
    yield toHtmlFile(former, renderRedirect(path, config));
  }
  for (const [path, to] of Object.entries(redirects)) {
    yield toHtmlFile(path, renderRedirect(to, config));
  }
  yield { file: '404.html', text: print(options, undefined, server.renderNotFound()) };
}

function print(
  { site: { config }, manifest, server, styles: texts }: PrerenderOptions,
  path: string | undefined,
  rendered: RenderedPage,
  canonical = path,
): string {
  const { storiesFiles } = rendered;
  const demos = storiesFiles.length > 0 ? [modules.demos, ...storiesFiles] : [];
  const own = path === undefined ? [] : [pageModuleId(path)];
  // With the list of all pages, without which a first move would wait for two answers, one after the other.
  const frame = [modules.client, ...own, 'virtual:site-manifest'];
  const { scripts, styles } = collectAssets(manifest, [modules.start, ...demos, ...frame]);
  const first = collectAssets(manifest, [modules.start, ...demos]).scripts;
  const address = (file: string) => config.base + file;
  const [entry = '', ...preloads] = first;
  const parts: DocumentParts = {
    ...rendered,
    module: path === undefined ? undefined : address(findChunk(manifest, pageModuleId(path)).file),
    stories: storiesFiles.map((file) => address(findChunk(manifest, file).file)),
    canonical: canonical === undefined ? undefined : toCanonical(canonical, config),
    policy: printPolicy(sitePolicy(config, [server.inlineScript])),
    inlineScript: server.inlineScript,
    entry: address(entry),
    styles: styles.map((file) => ({ href: address(file), css: texts.get(file) ?? '' })),
    preloads: preloads.map(address),
    frame: scripts.slice(first.length).map(address),
    icon: favicon,
    robots: path === undefined ? 'noindex' : undefined,
  };
  return renderDocument(parts);
}
