import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SiteError } from '../../../core/SiteError.ts';

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
