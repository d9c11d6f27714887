import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toFile } from '../../core/routes.ts';
import { callPlugin } from '../project/callPlugin.ts';
import type { FinishedBuild } from '../../core/config/SitePlugin.ts';
import { SiteError } from '../../core/SiteError.ts';
import type { Site } from '../site/Site.ts';
import { writeHostFiles } from './hostFiles.ts';
import { type CopiedFiles, copyStaticFiles, keepStaticFiles } from './staticFiles.ts';
import { pluginWarnings } from './pluginHeads.ts';
import type { Warning } from '../../core/Warning.ts';

const REMEDY =
  'Give the page another path with "routes" in .storybook/site.config.ts, or leave out the plugin.';

/** Copies the project's static files into a build that has been bundled, but has no pages yet. */
export async function addStaticFiles(site: Site, outDir: string): Promise<CopiedFiles> {
  const { pages, stories, config, storybook } = site;
  for (const { path, file } of [...pages, ...stories]) {
    const html = toFile(path, config.htmlSuffix);
    if (!existsSync(join(outDir, html))) continue;
    throw new SiteError(
      `${file} has the path ${path}, but its file ${html} is one that a plugin adds to the site.`,
      REMEDY,
    );
  }
  const redirects = Object.keys(config.redirects).filter((from) => !from.endsWith('*'));
  const paths = [...[...pages, ...stories].map(({ path }) => path), ...redirects];
  const files = paths.map((path) => toFile(path, config.htmlSuffix));
  return copyStaticFiles(storybook.staticDirs, outDir, files);
}

/** Runs the plugins' `finish` and writes host files once all pages are written; returns warnings. */
export async function finishSite(
  build: FinishedBuild & { site: Site },
  { files, warnings }: CopiedFiles,
  markup: string,
): Promise<Warning[]> {
  const { site, outDir } = build;
  const pages = site.pages.map(({ path }) => toFile(path, site.config.htmlSuffix));
  const timesOf = () => pages.map((file) => statSync(join(outDir, file)).mtimeMs);
  for (const plugin of site.config.plugins) {
    if (!plugin.finish) continue;
    const before = timesOf();
    await callPlugin(plugin, 'finishing the build', async () => plugin.finish?.(build));
    const after = timesOf();
    const changed = pages.find((_, index) => after[index] !== before[index]);
    if (changed) {
      throw new SiteError(`The plugin ${plugin.name} wrote over the page ${changed}.`, REMEDY);
    }
  }
  await writeHostFiles(site, outDir, markup);
  return [...warnings, ...(await keepStaticFiles(files, outDir)), ...pluginWarnings(site, markup)];
}
