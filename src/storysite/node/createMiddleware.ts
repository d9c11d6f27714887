import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { readTarget } from './readTarget.ts';

/** A part of an HTTP server, as Express, Connect and Polka have them. */
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

/** Answers for the site's pages and modules, and leaves other requests to what comes next. */
export function createMiddleware(
  getVite: (server: Server, response: ServerResponse) => Promise<ViteDevServer>,
): Middleware {
  return async (request, response, next) => {
    try {
      const { pathname, search } = readTarget(request);
      // Vite, and whatever else reads it as an address, would take it for a host.
      if (pathname.startsWith('//')) return void response.writeHead(404).end('Not found');
      // A client may name the host, too, as if this were a proxy.
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
