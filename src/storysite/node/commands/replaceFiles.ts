import { copyFileSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPORT_FILE } from '../../core/BuildReport.ts';
import { readOwnFiles, type SortedFolder, stateOf, writeReport } from './sortFolder.ts';
import { listFolders } from '../emit/staticFiles.ts';

/**
 * Replaces a site file by file, if its folder cannot be renamed: a mounted volume, a layer of a container, a folder
 * that
 * another program has open. Pages come last, so that their assets are there. If the build is killed half-way, the
 * report lists the files of both sites.
 */
export function replaceFiles(
  finished: string,
  target: string,
  { own, folders }: SortedFolder,
): void {
  const files = readOwnFiles(finished);
  writeReport(target, { files: [...new Set([...own, ...files])] });
  const needed = new Set([...files].flatMap(listFolders));
  const stale = own.filter((path) => !files.has(path));
  const isInTheWay = (path: string) =>
    needed.has(path) || listFolders(path).some((folder) => files.has(folder));
  const remove = (paths: string[]) => {
    for (const path of paths) rmSync(join(target, path), { force: true });
    for (const folder of folders.toReversed()) removeEmpty(join(target, folder));
  };
  remove(stale.filter(isInTheWay));
  const isPage = (path: string) => path.endsWith('.html');
  const others = [...files].filter((path) => !isPage(path) && path !== REPORT_FILE);
  for (const path of [...others, ...[...files].filter(isPage), REPORT_FILE]) {
    const copy = join(target, path);
    // Copying would follow the link.
    if (stateOf(copy)?.isSymbolicLink()) rmSync(copy);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(finished, path), copy);
  }
  remove(stale);
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty, or does not exist.
  }
}
