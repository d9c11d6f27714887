import {
  existsSync,
  lstatSync,
  type Stats,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { REPORT_FILE } from '../../core/BuildReport.ts';
import { SiteError } from '../../core/SiteError.ts';
import { listFolders } from '../emit/staticFiles.ts';

/** Entries of an output folder, by paths with slashes. */
export interface SortedFolder {
  /** Files that an earlier build wrote. */
  own: string[];
  /** Folders with files of the earlier or the new site, outer ones first. */
  folders: string[];
  /** Everything else; a folder without files of either site is one entry. */
  foreign: string[];
  /** Foreign entries at paths that the new site needs. */
  collisions: string[];
}

/**
 * Sorts the entries of an output folder by the list of files that an earlier build wrote. `next` is the folder of the
 * new site; asking the file system there shows whether two names are the same. Links are not followed.
 */
export function sortFolder(folder: string, own: ReadonlySet<string>, next: string): SortedFolder {
  const ownFolders = new Set([...own].flatMap(listFolders));
  const sorted: SortedFolder = { own: [], folders: [], foreign: [], collisions: [] };
  const visit = (inside: string, isBlocked: boolean) => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = inside + entry.name;
      const isFolder = entry.isDirectory();
      const taken = isBlocked ? undefined : stateOf(join(next, path));
      if (!isFolder && own.has(path)) {
        sorted.own.push(path);
      } else if (isFolder && (ownFolders.has(path) || taken?.isDirectory())) {
        sorted.folders.push(path);
        visit(`${path}/`, isBlocked || (taken !== undefined && !taken.isDirectory()));
      } else {
        sorted[isBlocked || taken ? 'collisions' : 'foreign'].push(path);
      }
    }
  };
  visit('', false);
  return sorted;
}

/** The entry at a path, without following a link; undefined if there is none, or a parent of the path is a file. */
export function stateOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** All files of a folder, links included, in order. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

/** Adds the list of all files to the report of a built site; returns the list. */
export function recordFiles(folder: string): string[] {
  const file = join(folder, REPORT_FILE);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const files = [...new Set([...listFiles(folder), REPORT_FILE])];
  writeReport(folder, { ...report, files });
  return files;
}

/** Writes a report. */
export function writeReport(folder: string, report: object): void {
  writeFileSync(join(folder, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);
}

/** A path that is absolute, has a segment `..` or is not that of a file. */
const WRONG_PATH = /^[\\/]|[\\/]$|(^|[\\/])\.{0,2}([\\/]|$)/;

/** Files that an earlier build wrote into a folder, by its report; throws if the report does not list them. */
export function readOwnFiles(folder: string): ReadonlySet<string> {
  const file = join(folder, REPORT_FILE);
  if (!existsSync(file)) return new Set();
  const refuse = (problem: string) => {
    throw new SiteError(
      `${file} ${problem}, so the build cannot tell the site's own files from yours and has touched none.`,
      'Remove what an earlier build left in the folder, with this file, or choose another folder with --output-dir.',
    );
  };
  const { files } = readJson(file) ?? refuse('is not a report of a build');
  if (!Array.isArray(files)) return refuse('has no list "files", as reports of older versions');
  const wrong: unknown = files.find((path) => typeof path !== 'string' || WRONG_PATH.test(path));
  if (wrong !== undefined)
    refuse(`lists ${JSON.stringify(wrong)}, which is not a file in the folder`);
  return new Set(files as string[]);
}

function readJson(file: string): { files?: unknown } | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}
