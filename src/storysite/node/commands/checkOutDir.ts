import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { SiteError } from '../../core/SiteError.ts';
import { readOwnFiles, stateOf } from './sortFolder.ts';

/** Target of a build; folders are absolute, but `configDir` may be relative to `root`. */
export interface OutputPlace {
  outDir: string;
  root: string;
  configDir?: string;
}

/** Files of every site. */
const ALWAYS = ['index.html', '404.html'];
const MOST_NAMED = 3;

/**
 * Throws unless a build may write its site there without losing files of others, as far as is known before the build.
 */
export function checkOutDir({ outDir, root, configDir = '.storybook' }: OutputPlace): void {
  const folder = realPath(outDir);
  const isContained = (inside: string) =>
    !/^\.\.([\\/]|$)/.test(relative(folder, realPath(inside)));
  if (isContained(root) || isContained(resolve(root, configDir))) {
    throw new SiteError(
      `The output folder ${outDir} contains the project itself, which the build would replace.`,
      'Choose another folder with --output-dir, such as "storysite".',
    );
  }
  const isLink = stateOf(outDir)?.isSymbolicLink();
  if (isLink && !existsSync(outDir)) {
    throw new SiteError(
      `The output folder ${outDir} is a link to a folder that does not exist.`,
      'Create the folder, or remove the link.',
    );
  }
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) {
    throw new SiteError(
      `The output folder ${outDir} is a file.`,
      'Choose another folder with --output-dir, or remove the file.',
    );
  }
  const own = readOwnFiles(folder);
  refuseCollisions(
    outDir,
    ALWAYS.filter((name) => existsSync(join(folder, name)) && !own.has(name)),
  );
}

/** The path behind links; the path itself if nothing exists there yet. */
export function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** Throws if a site needs the path of an entry that no build wrote. */
export function refuseCollisions(outDir: string, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '';
  const named = `${paths.slice(0, MOST_NAMED).join(', ')}${more}`;
  throw new SiteError(
    `The output folder ${outDir} has ${named}, which no build of this site wrote and which the site would replace. Nothing has been touched.`,
    'Move them elsewhere, or choose another folder with --output-dir.',
  );
}
