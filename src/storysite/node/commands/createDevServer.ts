import type { Server } from 'node:http';
import { relative } from 'node:path';
import type { Logger, ViteDevServer } from 'vite';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { cacheFolder } from '../project/cacheFolder.ts';
import { engineFile } from '../project/engineFile.ts';
import { loadSite } from '../site/loadSite.ts';
import { dev } from './dev.ts';
import { createViteConfig } from '../bundle/viteConfig.ts';

/** Options of a site's development server. */
export interface DevServerOptions {
  /** Absolute folder of the project. */
  root: string;
  config: SiteConfig;
  /** `.storybook` in `root` by default. */
  configDir?: string;
  /** Server whose upgrade requests open the connection for hot reload. */
  upgrades: Server;
  /** Path below the base for the connection of hot reload; the base itself by default. */
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
  const shared = await createViteConfig(readSite, dev(readSite));
  const { vite, previewSheets } = await readSite.storybook();
  const logLevel = shared.logLevel ?? 'warn';
  const logger = shared.customLogger ?? vite.createLogger(logLevel);
  const sheets = previewSheets.map((file) => `/${relative(root, file).replaceAll('\\', '/')}`);
  return vite.createServer({
    ...shared,
    logLevel,
    customLogger: withoutSheets(logger, sheets),
    server: {
      ...shared.server,
      middlewareMode: true,
      hmr: { server: upgrades, path: hotPath },
      // With a base, Vite would look up a document's scripts twice.
      preTransformRequests: false,
      fs: {
        ...shared.server?.fs,
        allow: [
          vite.searchForWorkspaceRoot(root),
          engineFile(''),
          cacheFolder(root, 'site'),
          ...(shared.server?.fs?.allow ?? []),
        ],
      },
    },
  });
}

/**
 * A logger without Vite's warnings about modules in the public folder, such as sheets that the preview's head links.
 */
function withoutSheets(logger: Logger, sheets: string[]): Logger {
  const isOfSheet = (text: string) =>
    text.includes('in the public directory') && sheets.some((sheet) => text.includes(sheet));
  return {
    ...logger,
    warn: (text, options) => {
      if (!isOfSheet(text)) logger.warn(text, options);
    },
  };
}
