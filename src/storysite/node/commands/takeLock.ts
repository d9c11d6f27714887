import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SiteError } from '../../core/SiteError.ts';

const TURN_MS = 5;
/** A turn takes less than a millisecond; after this time its process must have been killed. */
const LONGEST_TURN_MS = 2000;
/** How often a build touches its lock. */
const TOUCH_MS = 10_000;
/**
 * A lock that has not been touched for this long is free, even if a process has its number. A plugin that reads types
 * may block a build for a minute.
 */
const STALE_MS = 120_000;
/** When this process started. A lock names it, since the processes of containers often have the same numbers. */
const STARTED = Math.round(Date.now() - process.uptime() * 1000);
/** Threads of one process compute its start a little differently. */
const SAME_START_MS = 100;

/**
 * Takes the lock of an output folder, so that two builds cannot mix; returns the function that releases it. The lock of a
 * killed build is taken over.
 */
export async function takeLock(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  const turn = `${path}.turn`;
  await takeTurn(turn);
  try {
    const owner = readOwner(path);
    if (owner === 'foreign') {
      throw new SiteError(
        `${path} is not a file of a build, which would keep its lock there.`,
        'Rename it, or choose another folder with --output-dir.',
      );
    }
    if (owner && isHeld(path)) {
      throw new SiteError(
        `Another build is writing to this folder (process ${owner.pid}).`,
        `Wait for it to finish. If no build is running, delete ${path}.`,
      );
    }
    writeFileSync(path, `${process.pid} ${hostname()} ${STARTED}`);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
  const timer = setInterval(() => touch(path), TOUCH_MS).unref();
  return () => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
}

/**
 * Whether a running build holds a lock. Containers repeat process numbers, so those of other containers mean nothing.
 */
export function isHeld(path: string): boolean {
  const owner = readOwner(path);
  if (!owner || owner === 'foreign' || Math.abs(Date.now() - owner.touched) > STALE_MS)
    return false;
  if (owner.host !== hostname()) return true;
  if (owner.pid !== process.pid) return isRunning(owner.pid);
  return Math.abs(owner.started - STARTED) < SAME_START_MS;
}

interface Owner {
  pid: number;
  host: string;
  /** When that process started. */
  started: number;
  touched: number;
}

/** The process that wrote a lock; undefined if there is none, or if it was killed before it wrote its number. */
function readOwner(path: string): Owner | 'foreign' | undefined {
  const state = statSync(path, { throwIfNoEntry: false });
  if (!state) return undefined;
  const text = state.isFile() ? readFileSync(path, 'utf8').trim() : 'a folder';
  const [, pid, host = hostname(), started = 0] =
    /^([1-9]\d*)(?: (\S+)(?: (\d+))?)?$/.exec(text) ?? [];
  if (pid) return { pid: Number(pid), host, started: Number(started), touched: state.mtimeMs };
  return text ? 'foreign' : undefined;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Somebody has deleted it, as the message above advises.
  }
}

/** Builds check and write a lock in turns, since only one of them can create a folder. */
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
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
