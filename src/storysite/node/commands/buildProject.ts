import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { BuildReport } from '../../core/BuildReport.ts';
import { SiteError } from '../../core/SiteError.ts';
import { silent, type Progress } from './Progress.ts';
import { buildThenSwap } from './buildThenSwap.ts';
import { buildSite } from './buildSite.ts';
import { buildStorybook } from './buildStorybook.ts';

/** Options of a whole build; folders are absolute, but `configDir` may be relative to `root`. */
export interface BuildProjectOptions {
  root: string;
  outDir: string;
  config: SiteConfig;
  configDir?: string;
  progress?: Progress;
  /** Leaves out a Storybook that only links need, for a quick build; if a story needs it, it is built anyway. */
  siteOnly?: boolean;
  /** Renders every page again, ignoring the cache. */
  force?: boolean;
}

/**
 * Builds the site at the root of a folder and, if wanted or needed by a story, Storybook itself in `storybook/`.
 * Replaces an earlier build only once everything is done: if the build fails or is killed, the earlier site stays.
 */
export async function buildProject(options: BuildProjectOptions): Promise<BuildReport> {
  const {
    root,
    outDir,
    config,
    configDir = '.storybook',
    progress = silent,
    siteOnly,
    force,
  } = options;
  return buildThenSwap({ outDir, root, configDir }, async (folder) => {
    const site = join(folder, 'site');
    const storybook = join(folder, 'storybook');
    const isWanted = config.storybook === true && !siteOnly;
    const addStorybook = () =>
      progress.step('Storybook', () =>
        buildStorybook({ root, configDir, config, outDir: storybook }),
      );
    const jobs = [
      buildSite({ root, configDir, config, outDir: site, progress, force }),
      isWanted ? addStorybook() : undefined,
    ] as const;
    // If one of them fails, the other must end before the folder is removed.
    await Promise.allSettled(jobs);
    const [report] = await Promise.all(jobs);
    const isNeeded = report.stories.some(({ shown, ownPage }) => shown === 'framed' && !ownPage);
    if (isNeeded && !isWanted) await addStorybook();
    if (isNeeded || isWanted) await addFolder(storybook, join(site, 'storybook'));
    return report;
  });
}

/** Moves the built Storybook to its place, which may already contain static files of the project. */
async function addFolder(storybook: string, place: string): Promise<void> {
  if (!existsSync(place)) return rename(storybook, place);
  return cp(storybook, place, { recursive: true, errorOnExist: true, force: false }).catch(
    (cause: unknown) => {
      const { path = place } = cause as { path?: string };
      throw new SiteError(
        `"staticDirs" has a file at /storybook${path.slice(place.length)}, where the built Storybook has one of its own.`,
        'Rename it, or give its folder another address with "to".',
        { cause },
      );
    },
  );
}
