import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { takeLock } from './takeLock.ts';

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
 * Builds beside the target and swaps the result in when every step is done, so that an earlier result stays whole
 * while a build runs, fails or is killed. `build` gets the folder to work in and returns the finished one in it.
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
  // Without an own handler, a signal would end the process at once.
  for (const signal of SIGNALS) process.once(signal, exit);
  try {
    clear(target);
    mkdirSync(`${target}.building`);
    const finished = await build(`${target}.building`);
    if (existsSync(target)) renameSync(target, `${target}.replaced`);
    renameSync(finished, target);
  } finally {
    for (const signal of SIGNALS) process.off(signal, exit);
    process.off('exit', cleanUp);
    cleanUp();
  }
}
