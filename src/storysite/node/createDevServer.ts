import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { SiteConfig } from '../core/config/SiteConfig.ts';
import { engineFile } from './engineFile.ts';
import { loadSite } from './site/loadSite.ts';
import { createViteConfig } from './vite/viteConfig.ts';

/** What the development server of a site needs. */
export interface DevServerOptions {
  /** Absolute folder of the project. */
  root: string;
  config: SiteConfig;
  /** `.storybook` in `root` when left out. */
  configDir?: string;
  /** Server whose upgrade requests open the connection for hot reload. */
  upgrades: Server;
  /** Path below the base that hot reload connects to; the base itself when left out. */
  hotPath?: string;
}

/** Creates the site's Vite server in middleware mode; its plugin `site:dev` answers requests for pages. */
export async function createDevServer({
  root,
  config,
  configDir,
  upgrades,
  hotPath,
}: DevServerOptions): Promise<ViteDevServer> {
  const readSite = loadSite(root, config, configDir, true);
  const shared = await createViteConfig(readSite, 'serve');
  const { vite } = await readSite.storybook();
  return vite.createServer({
    ...shared,
    logLevel: shared.logLevel ?? 'warn',
    server: {
      ...shared.server,
      middlewareMode: true,
      hmr: { server: upgrades, path: hotPath },
      // Vite would look for the scripts of a document below the base twice.
      preTransformRequests: false,
      fs: {
        ...shared.server?.fs,
        allow: [
          vite.searchForWorkspaceRoot(root),
          engineFile(''),
          ...(shared.server?.fs?.allow ?? []),
        ],
      },
    },
  });
}
