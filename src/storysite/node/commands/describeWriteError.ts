import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { SiteError } from '../../core/SiteError.ts';
import { cacheRoot } from '../project/cacheFolder.ts';

const REASONS: Record<string, string> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of disk space is used up',
  EEXIST: 'a file is in the place of a folder',
  ENOTDIR: 'a file is in the place of a folder',
};

const isFull = (code: string) => code === 'ENOSPC' || code === 'EDQUOT';

/**
 * Explains a system error about the output folder or the caches in two sentences; returns any other error unchanged.
 */
export function describeWriteError(error: unknown, outDir: string, root: string): unknown {
  if (!(error instanceof Error) || SiteError.is(error)) return error;
  const caches = cacheRoot(root);
  const code = codeOf(error);
  // If a disk is full, Node names no file.
  const { path = isFull(code) ? fuller(outDir, caches) : '' } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (!reason || !path) return error;
  if (isAt(path, caches)) {
    return new SiteError(
      `The folder for caches, ${caches}, cannot be written, since ${reason} (${code}).`,
      `${isFull(code) ? 'Free some space, or choose' : 'Choose'} another folder with --cache-dir or the environment variable CACHE_DIR.`,
      { cause: error },
    );
  }
  // A build also writes next to its folder, to `….lock` and `….building`.
  if (!path.startsWith(outDir) && !isAt(outDir, path)) return error;
  return new SiteError(
    `The site cannot be written to ${outDir}, since ${reason} (${code}: ${path}). An earlier site is as it was.`,
    isFull(code)
      ? 'Free some space, or choose a folder on another disk with --output-dir.'
      : `Choose another folder with --output-dir. A build also writes beside its folder, so where only ${outDir} can be written, choose one in it.`,
    { cause: error },
  );
}

/** Creates the folder for caches, which Storybook writes to as soon as it is loaded; throws if that is not possible. */
export function createCaches(root: string): void {
  const caches = cacheRoot(root);
  try {
    mkdirSync(caches, { recursive: true });
    accessSync(caches, constants.W_OK);
  } catch (error) {
    throw describeWriteError(error, caches, root);
  }
}

/** The code of an error. Node reports "no such file" for a new folder in a read-only file system. */
function codeOf(error: Error): string {
  const { code = '', syscall, path = '' } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT' || syscall !== 'mkdir') return code;
  let folder = dirname(path);
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return code;
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code ?? code;
  }
}

/** The folder with less free disk space. */
function fuller(outDir: string, caches: string): string {
  try {
    return statfsSync(caches).bavail < statfsSync(dirname(outDir)).bavail ? caches : outDir;
  } catch {
    return outDir;
  }
}

/** Whether a path is a folder itself or inside of it. */
const isAt = (path: string, folder: string) =>
  `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
