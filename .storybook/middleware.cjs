const { createServer } = require('node:http');
const { join } = require('node:path');

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(error?: unknown) => void} Next */

/**
 * Mounts the docs site in Storybook's dev server: one process, one address. Storybook loads this file by `require`
 * before its own routes, so it is CommonJS; everything else of the site is in its engine.
 *
 * @param {{ use(handler: (request: Request, response: Response, next: Next) => void): void }} router
 */
module.exports = function mountSite(router) {
  // Vite's hot reload needs a server to listen on; the real one is known only with the first request.
  const upgrades = createServer();
  /** @type {ReturnType<typeof createSite> | undefined} */
  let site;
  // On the first request, so that the workbench starts sooner.
  const startSite = () => {
    site = createSite(upgrades);
    site.catch((error) => console.error(error));
    return site;
  };
  let connected = false;

  router.use(async (request, response, next) => {
    if (!connected) {
      connected = true;
      serverOf(request).on('upgrade', (...args) => upgrades.emit('upgrade', ...args));
    }
    try {
      const vite = await (site ?? startSite());
      const plugin = vite.config.plugins.find((candidate) => candidate.name === 'site:dev');
      if (await plugin?.api.handle(request, response)) return;
      if (request.url?.startsWith(vite.config.base)) vite.middlewares(request, response, next);
      else next();
    } catch (error) {
      next(error);
    }
  });
};

/**
 * @param {Request} request
 * @returns {import('node:http').Server}
 */
function serverOf({ socket }) {
  // Node sets `server` on its sockets; its types omit it.
  return /** @type {{ server?: any }} */ (socket).server;
}

/**
 * @param {import('node:http').Server} upgrades
 * @returns {Promise<import('vite', { with: { 'resolution-mode': 'import' } }).ViteDevServer>}
 */
async function createSite(upgrades) {
  await import('../scripts/typescript.mjs');
  const { createDevServer } = await import('storysite');
  const { default: config } = await import('./site.config.ts');
  return createDevServer({ root: join(__dirname, '..'), config, upgrades });
}
