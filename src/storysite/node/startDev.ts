import { createServer } from 'node:http';
import { createDevServer, type DevServerOptions } from './createDevServer.ts';
import { createMiddleware } from './addon/createMiddleware.ts';
import { listen } from './listen.ts';

/** What a development server of the site needs, without Storybook. */
export interface StartDevOptions extends Omit<DevServerOptions, 'upgrades'> {
  host: string;
  /** 0 takes a free one. */
  port: number;
}

/** Serves the site for development, without Storybook; gives its address and a function that stops it. */
export async function startDev({ host, port, ...options }: StartDevOptions) {
  const server = createServer();
  const { storybook } = options.config;
  // None is built here; one that is deployed elsewhere is still there.
  const config = { ...options.config, storybook: typeof storybook === 'string' && storybook };
  const vite = await createDevServer({ ...options, config, upgrades: server });
  const middleware = createMiddleware(() => Promise.resolve(vite));
  server.on('request', (request, response) => {
    middleware(request, response, (error) => {
      if (error) console.error(error);
      response.statusCode = error ? 500 : 404;
      response.end(error ? String(error) : 'Not found');
    });
  });
  const url = await listen(server, host, port);
  return {
    url,
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
