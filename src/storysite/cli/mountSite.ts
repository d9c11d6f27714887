import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  createMiddleware,
  type Middleware,
  isForSite,
  readTarget,
  stayOnHost,
} from '../node/commands/createMiddleware.ts';
import type { KeptServer } from '../node/commands/keepDevServer.ts';
import { DEV_BASE, stripBase } from '../core/routes.ts';
import { defaultPlugins } from './defaultPlugins.ts';
import { SiteError } from '../core/SiteError.ts';

/** Location of the Storybook that the site is mounted in; `root` is absolute. */
export interface MountOptions {
  root: string;
  configDir: string;
  /** Address of the site in it: starts and ends with a slash. */
  path: string;
}

/** Middleware that serves the site in Storybook's development server; the site starts with the first request. */
export function mountSite({ root, configDir, path }: MountOptions): Middleware {
  let site: Promise<KeptServer> | undefined;
  const startSite = async (upgrades: Server) => {
    // On first use, so that Storybook starts sooner.
    const { readConfig } = await import('../node/project/resolveConfig.ts');
    const { keepDevServer } = await import('../node/commands/keepDevServer.ts');
    return keepDevServer({
      root,
      configDir,
      upgrades,
      readConfig: async () => {
        const read = await readConfig({ root, configDir, plugins: defaultPlugins });
        // The Storybook that the site is mounted in.
        read.config.storybook ||= true;
        read.config.base = path;
        return read;
      },
    });
  };
  const answer = createMiddleware((upgrades, response) => {
    site ??= startSite(upgrades);
    // The next request tries again, in case the user has fixed the problem.
    site.catch(() => (site = undefined));
    return site.then(({ serve }) => serve(response));
  });
  return (request, response, next) => {
    const url = readTarget(request);
    const address = url.pathname + '/' === path ? path : toManager(url, path);
    if (address) response.writeHead(302, { Location: address }).end();
    else if (!isBelow(url, path)) next();
    else
      answer(request, response, (error) => void passOn(request, response, url, path, error, next));
  };
}

/** Answers with the site; if the site fails, Storybook's own requests still work. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
  error: unknown,
  next: (error?: unknown) => void,
): Promise<void> {
  if (!error) return next();
  const page = stripBase(url.pathname, path);
  url.pathname = page ?? url.pathname;
  if (page === undefined || !isForSite(request, url, () => false)) return next();
  const text = SiteError.is(error) ? error.message : error;
  console.error(text);
  if (response.headersSent) return next(error);
  // Vite would pass the error on as a missing page.
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(text));
}

/** Whether a request may be for the site, its pages or its modules. */
const isBelow = ({ pathname }: URL, path: string) =>
  pathname.startsWith(path) || pathname.startsWith(DEV_BASE);

/**
 * In the deploy, Storybook is in the site's folder `storybook`; in development the manager answers only at `/?path=…`.
 */
function toManager({ pathname, search }: URL, path: string): string | undefined {
  const folder = `${path}storybook`;
  if (pathname !== folder && !pathname.startsWith(`${folder}/`)) return undefined;
  const rest = `/${pathname.slice(folder.length + 1)}`.replace(/^\/index\.html$/, '/');
  return stayOnHost(rest) + (rest === '/' && !search ? '?path=/' : search);
}
