import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { SiteError } from '../../core/SiteError.ts';
import { messageOf } from '../../core/describeError.ts';

/** A middleware for an HTTP server, as in Express, Connect and Polka. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of a Vite server of the site that answers requests for pages. */
interface PageApi {
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

const DEV_PLUGIN = 'site:dev';

/** Answers requests for the site's pages and modules; passes others on. */
export function createMiddleware(
  getVite: (server: Server, response: ServerResponse) => Promise<ViteDevServer>,
): Middleware {
  return async (request, response, next) => {
    try {
      const { pathname, search } = readTarget(request);
      // Vite would treat `//…` as a host.
      if (pathname.startsWith('//')) return void response.writeHead(404).end('Not found');
      // A client may send an absolute URL, as to a proxy.
      if (!request.url?.startsWith('/')) request.url = pathname + search;
      const vite = await getVite(serverOf(request), response);
      const plugin = vite.config.plugins.find(({ name }) => name === DEV_PLUGIN);
      if (await (plugin?.api as PageApi | undefined)?.handle(request, response)) return;
      if (request.url?.startsWith(vite.config.base)) vite.middlewares(request, response, next);
      else next();
    } catch (error) {
      next(error);
    }
  };
}

function serverOf({ socket }: IncomingMessage): Server {
  // Node sets `server` on its sockets; its types omit it.
  return (socket as typeof socket & { server: Server }).server;
}

const ORIGIN = 'http://localhost';

/**
 * The requested address. Never throws, and ignores a host in the request, as in `//evil.example`. All servers and
 * middleware read requests with it.
 */
export function readTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): URL {
  const path = url.replace(/^https?:\/\/[^/\\?#]*/i, '');
  return new URL(ORIGIN + (/^[/\\]/.test(path) ? path : `/${path}`));
}

/** A location on this host: browsers read `//host` and `/\host` as another host, and ignore tabs and line breaks. */
export function stayOnHost(location: string): string {
  return `/${location.replace(/^[\s/\\]+/, '')}`;
}

/**
 * The target of a redirect rule, with a part of the request as its `:splat`. Only a rule with a host leads to another
 * host; undefined if the part would change that host.
 */
export function fillRedirect(rule: string, part: string): string | undefined {
  const location = rule.replace(':splat', () => part);
  if (!/^https?:\/\//i.test(rule)) return stayOnHost(location);
  const { origin } = new URL(rule.replace(':splat', ''));
  return URL.canParse(location) && new URL(location).origin === origin ? location : undefined;
}

/** Whether the site knows a path. */
export type PathTest = (path: string) => boolean;

/** Files of Storybook that browsers ask for as documents, and the manager's own addresses. */
const STORYBOOKS_OWN = /^\/(storybook(\/|$)|[^/]+\.\w+$)/;

/**
 * Whether the site answers a request: known addresses, and, with its not-found page, other documents. The rest is left
 * to Storybook.
 */
export function isForSite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  url: URL,
  isKnownPath: PathTest,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.pathname === '/' && url.searchParams.has('path')) return false;
  const { accept = '' } = headers;
  if (accept.includes('text/html')) {
    return isKnownPath(url.pathname) || !STORYBOOKS_OWN.test(url.pathname);
  }
  return (accept === '' || accept === '*/*') && isKnownPath(url.pathname);
}

/** Starts a server and returns its address, which ends with a slash; port 0 takes a free port. */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new SiteError(
      isTaken
        ? `Port ${port} of ${host} is in use, so the site cannot be served there.`
        : `Cannot listen on ${host}, port ${port}: ${messageOf(error)}`,
      'Choose another port with --port, such as 0 for any free one, and an address of this machine with --host.',
      { cause: error },
    );
  }
  const { port: actual } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`;
}
