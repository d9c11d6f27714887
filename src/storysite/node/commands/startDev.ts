import { createServer } from 'node:http';
import { createMiddleware, listen } from './createMiddleware.ts';
import { keepDevServer, type KeepOptions } from './keepDevServer.ts';

/** Options of the site's development server without Storybook. */
export interface StartDevOptions extends Omit<KeepOptions, 'upgrades'> {
  host: string;
  /** 0 takes a free port. */
  port: number;
}

/** Serves the site for development, without Storybook; returns its address and a function that stops it. */
export async function startDev({ host, port, readConfig, ...options }: StartDevOptions) {
  const server = createServer();
  let base = '/';
  const site = await keepDevServer({
    ...options,
    upgrades: server,
    readConfig: async () => {
      const { config, files } = await readConfig();
      // Storybook is not built here; a Storybook deployed elsewhere is still linked.
      const storybook = typeof config.storybook === 'string' && config.storybook;
      ({ base } = config);
      return { config: { ...config, storybook }, files };
    },
  });
  const middleware = createMiddleware((_, response) => site.serve(response));
  server.on('request', (request, response) => {
    middleware(request, response, (error) => {
      if (error) console.error(error);
      response.statusCode = error ? 500 : 404;
      response.end(error ? String(error) : 'Not found');
    });
  });
  const url = new URL(base, await listen(server, host, port)).href;
  return {
    url,
    close: async () => {
      await site.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
