import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readTarget, stayOnHost } from '../readTarget.ts';
import type { KeptServer } from '../keepDevServer.ts';
import { createMiddleware, type Middleware } from './createMiddleware.ts';

/** Where the Storybook is that the site is mounted in; `root` is absolute. */
export interface MountOptions {
  root: string;
  configDir: string;
}

/** The middleware that serves the site in Storybook's development server, started with the first request. */
export function mountSite({ root, configDir }: MountOptions): Middleware {
  let site: Promise<KeptServer> | undefined;
  const startSite = async (upgrades: Server) => {
    // At its first use, so that the workbench starts sooner.
    const { readConfig } = await import('../config/resolveConfig.ts');
    const { keepDevServer } = await import('../keepDevServer.ts');
    return keepDevServer({
      root,
      configDir,
      upgrades,
      readConfig: async () => {
        const read = await readConfig({ root, configDir });
        // The one that the site is mounted in.
        read.config.storybook ||= true;
        return read;
      },
    });
  };
  const answer = createMiddleware((upgrades, response) => {
    site ??= startSite(upgrades);
    // The next request tries again, once the user has corrected what is wrong.
    site.catch(() => (site = undefined));
    return site.then(({ serve }) => serve(response));
  });
  return (request, response, next) => {
    const url = readTarget(request);
    const address = toManager(url);
    if (address) response.writeHead(302, { Location: address }).end();
    else answer(request, response, (error) => void passOn(request, response, url, error, next));
  };
}

/** A site that fails must not take the workbench with it: Storybook's own requests go on. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  error: unknown,
  next: (error?: unknown) => void,
): Promise<void> {
  if (!error) return next();
  const { isForSite } = await import('../vite/dev.ts');
  if (!isForSite(request, url, () => false)) return next();
  const text = error instanceof Error && error.name === 'SiteError' ? error.message : error;
  console.error(text);
  if (response.headersSent) return next(error);
  // Vite would pass the error on as a page that is not there.
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(text));
}

/** In the deploy Storybook is at `/storybook/`; in development the manager answers at `/?path=…` only. */
function toManager({ pathname, search }: URL): string | undefined {
  if (!/^\/storybook(\/|$)/.test(pathname)) return undefined;
  const rest = pathname.replace(/^\/storybook\/?/, '/').replace(/^\/index\.html$/, '/');
  return stayOnHost(rest) + (rest === '/' && !search ? '?path=/' : search);
}
