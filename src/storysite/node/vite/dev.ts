import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ModuleNode, Plugin, ViteDevServer } from 'vite';
import { bundleHeadScript } from '../build/bundleHeadScript.ts';
import { engineFile } from '../engineFile.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import { renderDocument } from '../build/document.ts';
import type { SiteReader } from '../site/loadSite.ts';
import { decodePath, normalizePath, resolvePath, toHref } from '../../shared/routes.ts';
import type { RenderedPage } from '../../client/renderPage.tsx';
import { pageModuleId } from './siteData.ts';

const SERVER_ENTRY = engineFile('client/renderPage.tsx');
/** Placeholder for the page's HTML while Vite transforms the document, which rejects characters that an address may contain. */
const BODY = '<!--body-->';

/** Delay before the site is read again, so that Vite updates the edited text first. */
const TEXT_FIRST_MS = 200;

/** What Storybook's dev server answers itself, by the first part of the path. */
const STORYBOOKS_OWN =
  /^\/(iframe\.html|index\.json|project\.json|favicon\.svg|sb-|@|node_modules\/|virtual:|\.storybook\/|src\/|stories\/|docs\/|assets\/|[\w-]+\.\w+$|__|storybook-server-channel)/;

/** Serves the site in development, rendered on the server as in the deploy; the middleware calls `api.handle`. */
export function dev(readSite: SiteReader): Plugin {
  let server: ViteDevServer;
  return {
    name: 'site:dev',
    apply: 'serve',
    configureServer(viteServer) {
      server = viteServer;
      const refresh = (file: string) => {
        if (/\.(mdx|stories\.tsx)$/.test(file)) void reload(server, readSite);
      };
      const refreshChanged = (file: string) => {
        if (file.endsWith('.mdx')) void refreshPage(server, readSite);
        else refresh(file);
      };
      server.watcher.on('add', refresh).on('unlink', refresh).on('change', refreshChanged);
    },
    api: {
      /** Answers a request for a page of the site; false for any other request. */
      async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (redirectToManager(url, response)) return true;
        const { pages, stories } = await readSite();
        const paths = new Set([...pages, ...stories].map(({ path }) => path));
        if (!isForSite(request, url, paths)) return false;
        await respond(server, readSite, url, paths, response);
        return true;
      },
    },
  };
}

/**
 * Vite updates the text of an open page in place. Reloads only when its title, description or headings changed, since the
 * data modules contain these, too.
 */
async function refreshPage(server: ViteDevServer, readSite: SiteReader): Promise<void> {
  const read = () => readSite().then((site) => JSON.stringify(site), String);
  const before = await read();
  await new Promise((resolve) => setTimeout(resolve, TEXT_FIRST_MS));
  readSite.forget();
  if ((await read()) !== before) await reload(server, readSite);
}

/** Invalidates the data modules and reloads the open page. */
async function reload(server: ViteDevServer, readSite: SiteReader): Promise<void> {
  readSite.forget();
  for (const module of server.moduleGraph.idToModuleMap.values()) {
    if (module.id?.startsWith('\0virtual:')) server.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}

/** In the deploy the workbench is at `/storybook/`; in development the manager answers at `/?path=…` only. */
function redirectToManager(url: URL, response: ServerResponse): boolean {
  if (!/^\/storybook(\/|$)/.test(url.pathname)) return false;
  const rest = url.pathname.replace(/^\/storybook\/?/, '/').replace(/^\/index\.html$/, '/');
  const search = rest === '/' && !url.search ? '?path=/' : url.search;
  response.writeHead(302, { Location: rest + search }).end();
  return true;
}

/** Whether the site answers a request; its pages win over Storybook's folders of the same name. */
export function isForSite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  url: URL,
  paths: ReadonlySet<string>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.pathname === '/' && url.searchParams.has('path')) return false;
  const isPage = paths.has(normalizePath(decodePath(url.pathname)));
  if (!isPage && STORYBOOKS_OWN.test(url.pathname)) return false;
  return /text\/html|^\*\/\*$|^$/.test(headers.accept ?? '');
}

async function respond(
  server: ViteDevServer,
  readSite: SiteReader,
  url: URL,
  paths: ReadonlySet<string>,
  response: ServerResponse,
): Promise<void> {
  const { config } = await readSite();
  const resolution = resolvePath(url.pathname, (path) => paths.has(path), config);
  if (resolution.kind === 'redirect') {
    response.writeHead(302, { Location: toHref(resolution.to, config) + url.search }).end();
    return;
  }

  const entry = (await server.ssrLoadModule(
    SERVER_ENTRY,
  )) as typeof import('../../client/renderPage.tsx');
  const status = resolution.kind === 'known' ? 200 : 404;
  const path = resolution.kind === 'known' ? resolution.path : undefined;
  let rendered: RenderedPage;
  if (resolution.kind === 'known') rendered = await entry.renderPage(resolution.path);
  else rendered = entry.renderNotFound(decodePath(url.pathname), resolution.message);

  const html = renderDocument({
    ...rendered,
    html: BODY,
    module: path && `${server.config.base}@id/__x00__${pageModuleId(path)}`,
    inlineScript: await bundleHeadScript(config),
    entry: devUrl(server, engineFile('client/start.tsx')),
    styles: [],
    preloads: [],
  });
  // Vite decodes the address it gets, and the reader's may be malformed.
  const document = await server.transformIndexHtml('/', html);
  const styles = await collectDevStyles(server, [
    SERVER_ENTRY,
    ...(path ? [`\0${pageModuleId(path)}`] : []),
  ]);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  const whole = document.replace('</head>', () => `${styles}</head>`);
  response.end(whole.replace(BODY, () => rendered.html));
}

/** Address of a file without the base, which Vite adds to those in a document. */
function devUrl({ config }: ViteDevServer, file: string): string {
  return file.startsWith(`${config.root}/`) ? file.slice(config.root.length) : `/@fs${file}`;
}

const STYLE = /\.(css|less)(\?|$)/;

/**
 * The styles of some modules and all that they import, as `style` elements: in development they otherwise arrive with
 * the scripts, and the page flashes. Vite's client adopts elements with this attribute.
 */
async function collectDevStyles(server: ViteDevServer, ids: string[]): Promise<string> {
  const styles = new Map<string, string>();
  const seen = new Set<ModuleNode>();

  async function visit(module: ModuleNode | undefined): Promise<void> {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.ssrImportedModules) await visit(imported);
    if (!module.id || !STYLE.test(module.url) || module.url.includes('?')) return;
    const inline = await server.ssrLoadModule(`${module.url}?inline`);
    styles.set(module.id, String(inline.default));
  }

  for (const id of ids) await visit(await server.moduleGraph.getModuleByUrl(id, true));
  return [...styles]
    .map(([id, css]) => `<style data-vite-dev-id="${escapeHtml(id)}">${css}</style>`)
    .join('\n');
}
