import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { takeBuildLock } from './buildLock.ts';
import { explainFullDisk } from './explainFullDisk.ts';

/** Suffixes of the folders beside the target; a killed build leaves them, the next one clears them away. */
const BUILDING = '.building';
const REPLACED = '.replaced';

/** Brings back the earlier result when a build was killed in the middle of the swap, and removes what it left. */
export function clearAfterKilledBuild(target: string): void {
  if (!existsSync(target) && existsSync(target + REPLACED)) renameSync(target + REPLACED, target);
  for (const suffix of [BUILDING, REPLACED]) {
    rmSync(target + suffix, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function swap(target: string, finished: string): void {
  if (existsSync(target)) renameSync(target, target + REPLACED);
  renameSync(finished, target);
}

/**
 * Builds beside the target and swaps the result in when every step is done, so that an earlier good result stays
 * whole while a build runs, fails or is killed. `build` gets the folder to work in and gives the finished one in
 * it; the signal tells it to stop what it has started.
 */
export async function buildAside(
  target: string,
  build: (folder: string, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  const release = takeBuildLock(`${target}.lock`);
  const interruption = new AbortController();
  const cleanUp = () => {
    try {
      clearAfterKilledBuild(target);
    } finally {
      release();
    }
  };
  const stop = () => {
    interruption.abort();
    cleanUp();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    clearAfterKilledBuild(target);
    await mkdir(target + BUILDING, { recursive: true });
    swap(target, await build(target + BUILDING, interruption.signal));
  } catch (error) {
    throw explainFullDisk(error, target);
  } finally {
    cleanUp();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
