import type { ViteDevServer } from 'vite';
import { createMiddleware, type Middleware } from './createMiddleware.ts';

/** Where the Storybook is that the site is mounted in; `root` is absolute. */
export interface MountOptions {
  root: string;
  configDir: string;
}

/** The middleware that serves the site in Storybook's development server, started with the first request. */
export function mountSite({ root, configDir }: MountOptions): Middleware {
  let site: Promise<ViteDevServer> | undefined;
  const answer = createMiddleware((upgrades) => {
    site ??= startSite();
    return site;

    async function startSite() {
      // At its first use, so that the workbench starts sooner.
      const { resolveConfig } = await import('../config/resolveConfig.ts');
      const { createDevServer } = await import('../createDevServer.ts');
      const config = await resolveConfig({ root, configDir });
      return createDevServer({ root, configDir, config, upgrades });
    }
  });
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const address = toManager(url);
    if (address) response.writeHead(302, { Location: address }).end();
    else answer(request, response, next);
  };
}

/** In the deploy the workbench is at `/storybook/`; in development the manager answers at `/?path=…` only. */
function toManager({ pathname, search }: URL): string | undefined {
  if (!/^\/storybook(\/|$)/.test(pathname)) return undefined;
  const rest = pathname.replace(/^\/storybook\/?/, '/').replace(/^\/index\.html$/, '/');
  return rest + (rest === '/' && !search ? '?path=/' : search);
}
