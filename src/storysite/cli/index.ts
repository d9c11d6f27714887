import { join } from 'node:path';
import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { SiteConfig, SiteConfigInput } from '../core/config/SiteConfig.ts';
import type { BuildReport } from '../core/BuildReport.ts';
import type { PreviewOptions } from '../node/commands/startPreview.ts';
import type { Progress } from '../node/commands/Progress.ts';
import type { CsfDescription } from '../node/content/describeCsf.ts';
import { createCaches } from '../node/commands/describeWriteError.ts';

export type { BuildReport, StoryReport } from '../core/BuildReport.ts';
export type { Progress } from '../node/commands/Progress.ts';
export type {
  Locale,
  NavItem,
  RouteEntry,
  SiteConfig,
  SiteConfigInput,
} from '../core/config/SiteConfig.ts';

/** Source and configuration of a site; folders are absolute. */
export interface SiteOptions {
  root: string;
  config: SiteConfigInput;
  /** Storybook's folder, relative to `root` or absolute; `.storybook` by default. */
  configDir?: string;
}

/** Adds the type to a configuration; `.storybook/site.config.ts` exports the result. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}

// Loaded on use, so that a configuration can be read without the whole engine.

/** Builds the site into `outDir`, without Storybook. Rejects with an error that names file, reason and fix. */
export async function buildSite(
  options: SiteOptions & { outDir: string; progress?: Progress },
): Promise<BuildReport> {
  createCaches(options.root);
  const { buildSite: build } = await import('../node/commands/buildSite.ts');
  const { buildThenSwap } = await import('../node/commands/buildThenSwap.ts');
  const config = await checkSiteConfig(options.config);
  return buildThenSwap(options, (folder) =>
    build({ ...options, config, outDir: join(folder, 'site') }),
  );
}

/**
 * Builds the site, and Storybook if wanted or needed, and replaces `outDir` once all of it is done. Prints its steps
 * and a report. `siteOnly` leaves out a Storybook that only links need, for a quick build.
 */
export async function build(
  options: SiteOptions & { outDir: string; siteOnly?: boolean },
): Promise<BuildReport> {
  createCaches(options.root);
  const { runBuild } = await import('./runBuild.ts');
  return runBuild({ ...options, config: await checkSiteConfig(options.config) });
}

/**
 * Builds the project's own Storybook into `outDir`, which Storybook empties, adding the plugins' markup to its
 * documents.
 */
export async function buildStorybook(options: SiteOptions & { outDir: string }): Promise<void> {
  const { buildStorybook: build } = await import('../node/commands/buildStorybook.ts');
  await build({
    configDir: '.storybook',
    ...options,
    config: await checkSiteConfig(options.config),
  });
}

/** Creates the site's Vite server in middleware mode; `upgrades` is the server that hot reload connects to. */
export async function createDevServer(
  options: SiteOptions & { upgrades: Server },
): Promise<ViteDevServer> {
  const { createDevServer: create } = await import('../node/commands/createDevServer.ts');
  return create({ ...options, config: await checkSiteConfig(options.config) });
}

/** Serves a built site as a static host would; port 0 takes a free one. `url` is the home page. */
export async function startPreview(options: PreviewOptions) {
  const { startPreview: start } = await import('../node/commands/startPreview.ts');
  return start(options);
}

/** The configuration with its defaults. Rejects with an error that names each wrong option. */
export async function checkSiteConfig(config: SiteConfigInput): Promise<SiteConfig> {
  const { checkSiteConfig: check } = await import('../core/config/SiteConfig.ts');
  return check(config);
}

/** Declarations of a stories file, read without running it. */
export async function describeCsf(code: string, file: string): Promise<CsfDescription> {
  const { describeCsf: describe } = await import('../node/content/describeCsf.ts');
  return describe(code, file);
}
