import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import type { SiteConfig } from './config/SiteConfig.ts';
import { loadSite } from './site/loadSite.ts';
import { createViteConfig } from './vite/viteConfig.ts';

/** What the development server of a site needs. */
export interface DevServerOptions {
  /** Absolute folder of the project. */
  root: string;
  config: SiteConfig;
  /** Relative to `root` or absolute. */
  configDir?: string;
  /** Server whose upgrade requests open the connection for hot reload. */
  upgrades: Server;
}

/** Creates the site's Vite server in middleware mode; its plugin `site:dev` answers requests for pages. */
export async function createDevServer({
  root,
  config,
  configDir,
  upgrades,
}: DevServerOptions): Promise<ViteDevServer> {
  const shared = await createViteConfig(loadSite(root, config, configDir), 'serve');
  return createServer({
    ...shared,
    // Vite would look for the scripts of a document below the base twice.
    server: { middlewareMode: true, hmr: { server: upgrades }, preTransformRequests: false },
  });
}
