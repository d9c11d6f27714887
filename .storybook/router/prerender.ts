import type { Manifest } from 'vite';
import { collectAssets, startModules } from './collectAssets.ts';
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
  /** Source path of the client entry, as the manifest names it. */
  entry: string;
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
  { site: { config }, manifest, server, entry, styles: texts }: PrerenderOptions,
  path: string | undefined,
  rendered: RenderedPage,
  canonical = path,
): string {
  const frame = startModules(manifest, entry);
  const modules = path === undefined ? frame : [...frame, pageModuleId(path)];
  const { scripts, styles } = collectAssets(manifest, modules);
  const address = (file: string) => config.base + file;
  const [entryScript = '', ...preloads] = scripts.map(address);
  const parts: DocumentParts = {
    ...rendered,
    module: path === undefined ? undefined : address(fileOf(manifest, pageModuleId(path))),
    canonical: canonical === undefined ? undefined : toCanonical(canonical, config),
    policy: printPolicy(sitePolicy(config, [server.inlineScript])),
    inlineScript: server.inlineScript,
    entry: entryScript,
    styles: styles.map((file) => ({ href: address(file), css: texts.get(file) ?? '' })),
    preloads,
    icon: favicon,
    robots: path === undefined ? 'noindex' : undefined,
  };
  return renderDocument(parts);
}

function fileOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
  return chunk.file;
}
