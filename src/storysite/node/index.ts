import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { SiteConfigInput } from './config/SiteConfig.ts';

export type {
  Locale,
  NavItem,
  RouteEntry,
  SiteConfig,
  SiteConfigInput,
} from './config/SiteConfig.ts';

/** Where a site is read from and how it is made; folders are absolute. */
export interface SiteOptions {
  root: string;
  config: SiteConfigInput;
}

/** Gives a configuration its type; `.storybook/site.config.ts` exports what it returns. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}

// Loaded when used, so that a configuration can be read without the whole engine.

/** Builds the site into `outDir`. Rejects with an error that names file, reason and fix. */
export async function buildSite(options: SiteOptions & { outDir: string }): Promise<void> {
  const { buildSite: build } = await import('./build/buildSite.ts');
  const { checkSiteConfig } = await import('./config/SiteConfig.ts');
  await build({ ...options, config: checkSiteConfig(options.config) });
}

/** Creates the site's Vite server in middleware mode; `upgrades` is the server that hot reload connects to. */
export async function createDevServer(
  options: SiteOptions & { upgrades: Server },
): Promise<ViteDevServer> {
  const { createDevServer: create } = await import('./createDevServer.ts');
  const { checkSiteConfig } = await import('./config/SiteConfig.ts');
  return create({ ...options, config: checkSiteConfig(options.config) });
}
