import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SetupError } from '../setup.mjs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the lock of a build folder, so that two builds cannot mix. The lock of a killed build is taken over. */
function takeLock(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner && isRunning(owner)) {
      throw new SetupError(
        `Another build of this folder is running (process ${owner}).`,
        'Wait until it has finished, or stop it, and build again.',
      );
    }
    writeFileSync(path, String(process.pid));
  }
}

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
 * Builds beside the target and swaps the result in when every step is done, so that an earlier result stays whole
 * while a build runs, fails or is killed. `build` gets the folder to work in and returns the finished one in it; the
 * signal tells it to stop what it has started.
 */
export async function buildAside(
  target: string,
  build: (folder: string, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  takeLock(`${target}.lock`);
  const interruption = new AbortController();
  const cleanUp = () => {
    clear(target);
    rmSync(`${target}.lock`, { force: true });
  };
  const stop = () => {
    interruption.abort();
    cleanUp();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    clear(target);
    mkdirSync(`${target}.building`);
    const finished = await build(`${target}.building`, interruption.signal);
    if (existsSync(target)) renameSync(target, `${target}.replaced`);
    renameSync(finished, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ENOSPC') throw error;
    throw new SetupError(
      `There is no space left on the disk for the build; ${target} is as it was.`,
      'Make room and build again.',
    );
  } finally {
    cleanUp();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
