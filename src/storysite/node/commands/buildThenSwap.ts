import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BuildReport, REPORT_FILE } from '../../core/BuildReport.ts';
import { SiteError } from '../../core/SiteError.ts';
import { checkOutDir, type OutputPlace, realPath, refuseCollisions } from './checkOutDir.ts';
import { describeWriteError } from './describeWriteError.ts';
import { replaceFiles } from './replaceFiles.ts';
import { readOwnFiles, recordFiles, sortFolder, type SortedFolder, stateOf } from './sortFolder.ts';
import { isHeld, takeLock } from './takeLock.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(130);

/** Paths next to an output folder that a build uses. */
function besides(target: string) {
  const work = `${target}.building`;
  // `journal` lists the site's own files in `replaced`, which is the earlier folder during a swap.
  return { work, replaced: `${target}.replaced`, journal: join(work, 'replaced.json') };
}

/** Files that a killed build may leave in its folder. */
const WORK = ['site', 'storybook', 'replaced.json'];

/**
 * Builds next to the output folder and swaps the result in at the end, so that an earlier site stays intact while a
 * build runs, fails or is killed. `build` gets a work folder and fills its subfolder `site`. Files that no build of the
 * site wrote stay in the output folder. Returns the report with the files of the site.
 */
export async function buildThenSwap(
  { outDir, ...project }: OutputPlace,
  build: (folder: string) => Promise<BuildReport>,
): Promise<BuildReport> {
  const place = { ...project, outDir: resolve(project.root, outDir) };
  checkOutDir(place);
  const target = realPath(place.outDir);
  let release = () => {};
  try {
    release = await takeLock(`${target}.lock`);
    await recover(target);
    // Again, since a killed build may have moved the folder aside.
    checkOutDir(place);
    return await buildInto(target, build);
  } catch (error) {
    throw describeWriteError(error, target, place.root);
  } finally {
    release();
  }
}

async function buildInto(
  target: string,
  build: (folder: string) => Promise<BuildReport>,
): Promise<BuildReport> {
  const { work, replaced } = besides(target);
  const cleanUp = () => {
    // The next build completes an interrupted swap.
    if (!existsSync(replaced)) removeWork(work);
  };
  const onExit = () => {
    cleanUp();
    rmSync(`${target}.lock`, { force: true });
  };
  process.once('exit', onExit);
  // Without a handler, a signal would end the process at once.
  for (const signal of SIGNALS) process.once(signal, exit);
  try {
    const finished = join(work, 'site');
    rmSync(finished, { recursive: true, force: true });
    rmSync(join(work, 'storybook'), { recursive: true, force: true });
    mkdirSync(finished, { recursive: true });
    const report = await build(work);
    const own = readOwnFiles(target);
    const sorted =
      existsSync(target) && leaveSame(sortFolder(target, own, finished), finished, target);
    const files = recordFiles(finished);
    if (sorted) await swap(finished, target, own, sorted);
    else renameSync(finished, target);
    return { ...report, files };
  } finally {
    for (const signal of SIGNALS) process.off(signal, exit);
    process.off('exit', onExit);
    cleanUp();
  }
}

/** Recovers from a killed build: restores the earlier site, or moves files of others to the new one. */
async function recover(target: string): Promise<void> {
  const { work, replaced, journal } = besides(target);
  const other = existsSync(work) && readdirSync(work).find((name) => !WORK.includes(name));
  if (other) refuseForeign(work, other);
  if (existsSync(replaced)) {
    const isSwapped = existsSync(journal);
    if (!isSwapped && !existsSync(join(replaced, REPORT_FILE)))
      refuseForeign(replaced, readdirSync(replaced)[0]);
    if (!existsSync(target)) renameSync(replaced, target);
    else
      await endSwap(
        target,
        isSwapped
          ? new Set(JSON.parse(readFileSync(journal, 'utf8')) as string[])
          : readOwnFiles(replaced),
      );
  }
  if (!existsSync(replaced)) removeWork(work);
}

function refuseForeign(folder: string, name = ''): never {
  throw new SiteError(
    `The build needs the folder ${folder} for a while, but it has ${name || 'something'}, which no build wrote.`,
    'Rename that folder, or choose another output folder with --output-dir.',
  );
}

function removeWork(work: string): void {
  rmSync(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** Keeps others' files that equal the site's; throws for files of the same name that differ. */
function leaveSame(sorted: SortedFolder, finished: string, target: string): SortedFolder {
  const isSame = (path: string) => {
    const files = [target, finished].map((folder) => join(folder, path));
    // Its content does not matter.
    return (
      files.every(isFile) &&
      (path === '.nojekyll' || equal(files.map((file) => readFileSync(file))))
    );
  };
  const same = sorted.collisions.filter(isSame);
  refuseCollisions(
    target,
    sorted.collisions.filter((path) => !same.includes(path)),
  );
  for (const path of same) rmSync(join(finished, path));
  return { ...sorted, foreign: [...sorted.foreign, ...same], collisions: [] };
}

const isFile = (path: string) => stateOf(path)?.isFile() === true;
const equal = ([a, b]: Buffer[]) => a !== undefined && b !== undefined && a.equals(b);

/**
 * Swaps a finished site in for an earlier one: two renames, then one for each entry that belongs to others, without any
 * other work of this process in between. If a rename fails, all are undone.
 */
async function swap(
  finished: string,
  target: string,
  own: ReadonlySet<string>,
  sorted: SortedFolder,
): Promise<void> {
  // Another site is being built inside of this one, so its paths must not change.
  const isInUse = sorted.foreign.some(
    (path) => path.endsWith('.lock') && isHeld(join(target, path)),
  );
  const { replaced, journal } = besides(target);
  // Files left from the last swap, since another program has them open, keep its journal.
  if (isInUse || existsSync(replaced)) return replaceFiles(finished, target, sorted);
  writeFileSync(journal, JSON.stringify([...own]));
  const undo: (() => void)[] = [];
  const move: Move = (from, to) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    move(target, replaced);
    move(finished, target);
    for (const path of sorted.foreign) giveBack(path, replaced, target, move);
  } catch {
    for (const step of undo) step();
    return replaceFiles(finished, target, sorted);
  }
  return endSwap(target, own);
}

type Move = (from: string, to: string) => void;

function giveBack(path: string, from: string, to: string, move: Move = renameSync): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  move(join(from, path), join(to, path));
}

/** Removes the earlier site after a swap; remaining files of others move to the new folder. */
async function endSwap(target: string, own: ReadonlySet<string>): Promise<void> {
  const { replaced } = besides(target);
  const sorted = sortFolder(replaced, own, target);
  for (const path of sorted.foreign) giveBack(path, replaced, target);
  if (sorted.collisions.length > 0) {
    throw new SiteError(
      `${replaced}, which a killed build left, has ${sorted.collisions[0]}, and so has ${target}.`,
      'Keep one of them and remove the other, then build again.',
    );
  }
  try {
    // In parallel, since one by one the files of a large site take seconds.
    await Promise.all(sorted.own.map((path) => unlink(join(replaced, path))));
    for (const path of [...sorted.folders.toReversed(), '']) rmdirSync(join(replaced, path));
  } catch {
    // On Windows, another program may have a file open. The next build tries again.
  }
}
