import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SetupError } from '../setup/SetupError.mjs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOwner(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8')) || 0;
  } catch {
    return 0; // Released in this very moment.
  }
}

/**
 * Takes the lock of a build folder, so that two builds cannot mix; throws a `SetupError` while another build
 * holds it. The lock of a build that was killed is taken over. Gives back how to release it.
 */
export function takeBuildLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(path);
    if (owner && isRunning(owner)) {
      throw new SetupError(
        `Another build of this folder is running (process ${owner}).`,
        'Wait until it has finished, or stop it, and build again.',
      );
    }
    rmSync(path, { force: true });
  }
  throw new SetupError('Another build of this folder has just started.', 'Wait until it is done.');
}
