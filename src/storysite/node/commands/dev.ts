import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HmrContext, Logger, Plugin, ViteDevServer } from 'vite';
import { bundleHeadScript } from '../emit/pluginHeads.ts';
import { highlight } from '../content/highlight.ts';
import { entries } from '../project/entries.ts';
import { faviconOf, renderDocument, renderIcon } from '../emit/document.ts';
import { createAddressResolver } from '../render/resolveAddresses.ts';
import { renderRoute } from '../render/renderRoute.ts';
import { serveStaticFiles } from '../emit/staticFiles.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { isForSite, type PathTest, readTarget, stayOnHost } from './createMiddleware.ts';
import type { Site, SitePage, SiteStory, SiteReader } from '../site/Site.ts';
import { decodePath, resolvePath, stripBase, toHref } from '../../core/routes.ts';
import type { Article, RenderedPage } from '../../core/RenderedPage.ts';
import { shareToken, stampDocuments } from './documentStamp.ts';
import { addressOf, answerData, menuAddress } from './answerData.ts';
import { collectDevStyles } from './collectDevStyles.ts';
import { placeOf } from '../site/moduleIds.ts';
import {
  Announcer,
  isAboutFile,
  type OverlayError,
  printErrorDocument,
  readProblem,
  readThrown,
} from '../bundle/problems.ts';
import { toProcessEnv } from '../project/publicEnv.ts';
import { runWithEnv, runWithMachineEnv } from '../project/runWithEnv.ts';
import { findUnplaced, listBroken } from '../site/findProblem.ts';
import { type SiteWatch, watchSite } from './watchSite.ts';
import { printWarning, type Warning, type WarningCode } from '../../core/Warning.ts';

const SERVER_ENTRY = entries.renderPage;
/** Placeholders while Vite transforms the document, since it rejects some addresses and adds its base to others. */
const BODY = '<!--body-->';
const PREVIEW_HEAD = '<!--preview-head-->';
const PREVIEW_BODY = '<!--preview-body-->';

/** Serves the site in development, rendered on the server like the deploy; the middleware calls `api.handle`. */
export function dev(readFiles: SiteReader): Plugin {
  const announcer = new Announcer(readFiles.root);
  const readSite = sayProblems(readFiles, announcer);
  const takeNewWarnings = createNewWarnings(readFiles);
  let server: ViteDevServer;
  let watch: SiteWatch;
  let stamp: string;
  /** Articles of the pages rendered since the last change of a file. */
  const articles = new Map<string, Article>();
  const answerStatic = createStaticAnswers(readSite);
  return {
    name: 'site:dev',
    apply: 'serve',
    configResolved(config) {
      shortenErrors(config.logger, announcer);
      shareToken(config);
    },
    configureServer(viteServer) {
      server = viteServer;
      server.watcher.on('all', () => announcer.forget());
      server.watcher.on('all', () => articles.clear());
      watch = watchSite(server, readSite);
      stamp = stampDocuments(server);
      compileWithMachineEnv(server);
    },
    handleHotUpdate: (change) => updatePages(change, watch),
    api: {
      /** Answers requests for pages and static files of the project; returns false for other requests. */
      async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
        const url = readTarget(request);
        const site = await watch.ready().then(readSite).catch(readThrown);
        const { base } = readFiles.config;
        const isModule = url.pathname.startsWith(server.config.base);
        const path = isModule ? url.pathname : stripBase(url.pathname, base);
        if (path === undefined) return false;
        if ('message' in site) {
          const isOurs = isForSite(request, url, () => false);
          if (isOurs) respondWithError({ server, watch }, site, response);
          return isOurs;
        }
        const isData = await answerData(server.config.base, site, path, articles, response);
        if (isData) return true;
        // A document of a plugin, which Vite serves.
        if (isModule && path.endsWith('.html')) return false;
        url.pathname = path;
        const isPage: PathTest = (path) => site.routes.has(path);
        const isKnownPath = (path: string) => isKnown(path, isPage, site.config);
        const isOurs = isForSite(request, url, isKnownPath);
        const isStatic = !isOurs || !isKnownPath(url.pathname);
        if (isStatic && (await answerStatic(url, request, response))) return true;
        if (!isOurs) return false;
        const open = { announcer, stamp, articles };
        await respond(server, site, url, isPage, response, open).catch((thrown: unknown) => {
          const error = readThrown(thrown);
          announcer.error(error);
          respondWithError({ server, watch }, error, response);
        });
        for (const warning of takeNewWarnings()) announcer.warning(printWarning(warning));
        return true;
      },
    },
  };
}

/** Lets Vite plugins see the environment while a page is rendered without it. Vite 5 has no hook for that. */
function compileWithMachineEnv({ environments }: Partial<ViteDevServer>): void {
  const ssr = environments?.ssr;
  if (!ssr) return;
  const { transformRequest } = ssr;
  ssr.transformRequest = (url) => runWithMachineEnv(() => transformRequest.call(ssr, url));
}

/** The warnings that are of use while a page is written. */
const TOLD: readonly WarningCode[] = ['block', 'package'];

/** Makes a function that returns those warnings that it has not returned yet. */
function createNewWarnings({ warnings }: Pick<SiteReader, 'warnings'>): () => Warning[] {
  let seen = 0;
  return () => {
    const added = warnings.slice(seen).filter(({ code }) => TOLD.includes(code));
    seen = warnings.length;
    return added;
  };
}

/** Wraps `readSite` to log files that cannot be read. */
function sayProblems(readSite: SiteReader, announcer: Announcer): SiteReader {
  const read = async () => {
    try {
      const site = await readSite();
      announcer.site(listBroken(site).map((problem) => readProblem(site.root, problem)));
      return site;
    } catch (error) {
      announcer.site([readThrown(error)]);
      throw error;
    }
  };
  return Object.assign(read, readSite);
}

/** Logs errors of Vite like the site's own; an error of server code reaches the page that waits for it instead. */
function shortenErrors(logger: Logger, announcer: Announcer): void {
  const { error: print } = logger;
  logger.error = (text, options) => {
    if (text.includes('Error when evaluating SSR module')) return;
    if (options?.error) announcer.error(readThrown(options.error));
    else print(text, options);
  };
}

/** Updates open pages with a changed file, and Vite's modules if that makes sense. */
async function updatePages({ file, read }: HmrContext, watch: SiteWatch) {
  // Waits for the content of a file that an editor has truncated first.
  await Promise.resolve(read()).catch(() => undefined);
  return (await watch.update(file)) ? undefined : [];
}

function respondWithError(
  { server, watch }: { server: ViteDevServer; watch: SiteWatch },
  error: OverlayError,
  response: ServerResponse,
): void {
  watch.expectReload();
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(printErrorDocument(server.config.base, error));
}

/** Serves static files of the project; returns whether the file exists. */
function createStaticAnswers(readSite: SiteReader) {
  let serve: ReturnType<typeof serveStaticFiles> | undefined;
  return async ({ pathname, search }: URL, request: IncomingMessage, response: ServerResponse) => {
    const serveFile = (serve ??= serveStaticFiles((await readSite.storybook()).staticDirs));
    return new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true));
      const { url } = request;
      request.url = pathname + search;
      serveFile(request, response, () => {
        request.url = url;
        resolve(false);
      });
    });
  };
}

/** Whether an address is a page or a redirect, or has a message of its own. */
function isKnown(path: string, isPage: PathTest, config: SiteConfig): boolean {
  const resolution = resolvePath(path, isPage, config);
  return resolution.kind !== 'not-found' || resolution.message !== undefined;
}

async function respond(
  server: ViteDevServer,
  site: Site,
  url: URL,
  isPage: PathTest,
  response: ServerResponse,
  {
    announcer,
    stamp,
    articles,
  }: { announcer: Announcer; stamp: string; articles: Map<string, Article> },
): Promise<void> {
  const { config, storybook } = site;
  const resolution = resolvePath(url.pathname, isPage, config);
  if (resolution.kind === 'redirect') {
    const location = stayOnHost(toHref(resolution.to, config)) + url.search;
    response.writeHead(302, { Location: location }).end();
    return;
  }

  const unplaced = resolution.kind === 'not-found' && findUnplaced(site);
  if (unplaced) throw Object.assign(new Error(), readProblem(site.root, unplaced));

  const status = resolution.kind === 'known' ? 200 : 404;
  const path = resolution.kind === 'known' ? resolution.path : undefined;
  const place = path === undefined ? undefined : placeOf(site, path);
  const route = site.routes.get(path ?? '');
  const { isSame, ...rendered } = await runWithEnv(toProcessEnv(storybook.env), async () => {
    const entry = await loadEntry(server);
    if (route) return renderCompiled(site, entry, route);
    return { ...(await renderMissing(entry, url, resolution)), isSame: true };
  });
  if (route?.kind === 'page') articles.set(route.path, rendered.article);
  for (const warning of rendered.warnings) announcer.warning(printWarning(warning));

  const html = renderDocument({
    ...rendered,
    html: BODY,
    module: place && addressOf(server.config.base, place.id) + place.hash,
    isFresh: !isSame,
    menu: menuAddress(server.config.base),
    inlineScript: await bundleHeadScript(config),
    previewHead: PREVIEW_HEAD,
    previewBody: PREVIEW_BODY,
    entry: devUrl(server, entries.start),
    styles: [],
    preloads: [],
  });
  // Not the reader's address, which may be malformed, and which Vite would decode.
  const document = await server.transformIndexHtml('/', html);
  const styles = await collectDevStyles(server, [
    SERVER_ENTRY,
    ...(place ? [`\0${place.id}`] : []),
  ]);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  const whole = document.replace('</head>', () => `${styles}${stamp}</head>`);
  response.end(
    whole
      .replace(PREVIEW_HEAD, () => renderIcon(faviconOf(site)) + storybook.previewHead)
      .replace(PREVIEW_BODY, () => storybook.previewBody)
      .replace(BODY, () => rendered.html),
  );
}

/**
 * Renders a page or story like the build; throws if one of its files cannot be compiled, since browsers need it as
 * well.
 */
async function renderCompiled(site: Site, entry: ServerEntry, route: SitePage | SiteStory) {
  let uncompiled: unknown;
  const renderPage: ServerEntry['renderPage'] = (...page) =>
    entry.renderPage(...page).catch((error: unknown) => {
      if (isAboutFile(error)) uncompiled = error;
      throw error;
    });
  const rendered = await renderRoute({ site, server: { ...entry, renderPage } }, route);
  if (uncompiled) throw uncompiled;
  return { ...rendered, html: createAddressResolver(site)(rendered.html, route.file) };
}

function renderMissing(
  { renderNotFound }: ServerEntry,
  { pathname }: URL,
  resolution: ReturnType<typeof resolvePath>,
): Promise<RenderedPage> {
  const message = 'message' in resolution ? resolution.message : undefined;
  return renderNotFound(decodePath(pathname), message);
}

type ServerEntry = typeof import('../../app/server/renderPage.tsx');

async function loadEntry(server: ViteDevServer): Promise<ServerEntry> {
  const entry = (await server.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
  entry.provideHighlight(highlight);
  return entry;
}

/** Address of a file without the base, which Vite adds to addresses in a document. */
function devUrl({ config }: ViteDevServer, file: string): string {
  return file.startsWith(`${config.root}/`) ? file.slice(config.root.length) : `/@fs${file}`;
}
