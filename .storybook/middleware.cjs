const { createServer } = require('node:http');
const { join } = require('node:path');

/**
 * Mounts the docs site in Storybook's dev server: one process, one address. Storybook loads this file by `require`
 * before its own routes, so it is CommonJS; everything else of the site is in `router/`.
 */
module.exports = function mountSite(router) {
  // Vite's hot reload wants a server to listen on; the real one exists only from the first request on.
  const upgrades = createServer();
  const site = createSite(upgrades);
  site.catch((error) => console.error(error));
  let connected = false;

  router.use(async (request, response, next) => {
    if (!connected) {
      connected = true;
      request.socket.server.on('upgrade', (...args) => upgrades.emit('upgrade', ...args));
    }
    try {
      const vite = await site;
      const { api } = vite.config.plugins.find(({ name }) => name === 'site:dev');
      if (await api.handle(request, response)) return;
      if (request.url.startsWith(vite.config.base)) vite.middlewares(request, response, next);
      else next();
    } catch (error) {
      next(error);
    }
  });
};

async function createSite(upgrades) {
  const vite = await import('vite');
  return vite.createServer({
    configFile: join(__dirname, 'router/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: upgrades } },
  });
}
