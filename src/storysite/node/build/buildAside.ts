import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPORT_FILE } from '../../core/BuildReport.ts';
import { SiteError } from '../../core/SiteError.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(130);

/** Brings back the earlier result when a build was killed in the middle of the swap, and removes what is left over. */
function clear(target: string): void {
  if (!existsSync(target) && existsSync(`${target}.replaced`)) {
    renameSync(`${target}.replaced`, target);
  }
  for (const folder of [`${target}.building`, `${target}.replaced`]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/**
 * Builds beside the target and swaps the result in at the end, so that an earlier result stays whole while a build runs,
 * fails or is killed. `build` gets a folder to work in and returns the finished folder in it.
 */
export async function buildAside(
  target: string,
  build: (folder: string) => Promise<string>,
): Promise<void> {
  await takeLock(`${target}.lock`);
  const cleanUp = () => {
    clear(target);
    rmSync(`${target}.lock`, { force: true });
  };
  process.once('exit', cleanUp);
  // Without a handler, a signal would end the process at once.
  for (const signal of SIGNALS) process.once(signal, exit);
  try {
    clear(target);
    mkdirSync(`${target}.building`);
    const finished = await build(`${target}.building`);
    if (existsSync(target)) renameSync(target, `${target}.replaced`);
    renameSync(finished, target);
    // Many at once: one by one, the files of a large site take seconds.
    await rm(`${target}.replaced`, { recursive: true, force: true, maxRetries: 10 });
  } finally {
    for (const signal of SIGNALS) process.off(signal, exit);
    process.off('exit', cleanUp);
    cleanUp();
  }
}

const isContained = (folder: string, inside: string) =>
  !/^\.\.([\\/]|$)/.test(relative(folder, inside));

/** Throws unless a build may replace the whole folder: it is new, empty, or an earlier build, which has a report. */
export function checkOutDir(outDir: string, root: string, configDir: string): void {
  if (isContained(outDir, root) || isContained(outDir, resolve(root, configDir))) {
    throw new SiteError(
      `The output folder ${outDir} contains the project itself, which the build would replace.`,
      'Choose another folder with --output-dir, such as "storysite".',
    );
  }
  if (!existsSync(outDir)) return;
  if (!statSync(outDir).isDirectory()) {
    throw new SiteError(
      `The output folder ${outDir} is a file.`,
      'Choose another folder with --output-dir, or remove the file.',
    );
  }
  const names = readdirSync(outDir);
  if (names.length === 0 || names.includes(REPORT_FILE)) return;
  throw new SiteError(
    `The output folder ${outDir} contains files that no build of storysite wrote, such as ${names[0]}, and has no ${REPORT_FILE}. The build would delete them.`,
    'Choose another folder with --output-dir, or remove this one.',
  );
}

const TURN_MS = 5;
/** A turn takes less than a millisecond; one that takes longer than this belongs to a process that was killed in it. */
const LONGEST_TURN_MS = 2000;

/** Takes the lock of a build folder, so that two builds cannot mix. The lock of a killed build is taken over. */
export async function takeLock(path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const turn = `${path}.turn`;
  await takeTurn(turn);
  try {
    const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
    if (owner && isRunning(owner)) {
      throw new SiteError(
        `Another build is writing to this folder (process ${owner}).`,
        'Wait for it to finish or stop it, then build again.',
      );
    }
    writeFileSync(path, String(process.pid));
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** Builds look at a lock and write it in turn: a folder can be made only once. */
async function takeTurn(turn: string): Promise<void> {
  for (let waited = 0; ; waited += TURN_MS) {
    try {
      return mkdirSync(turn);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (waited > LONGEST_TURN_MS) return;
    }
    await wait(TURN_MS);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
