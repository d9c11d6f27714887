import { utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
const POLLS_BEFORE_TOUCH = 10;
const LIMIT_MS = 20_000;

/** Times that Vite writes behind the imports of a module that has changed. */
const STAMPS = /[?&]t=\d+/g;

/** What a development server makes of a module. */
export async function servedModule(address: string): Promise<string> {
  const response = await fetch(address);
  return `${response.status} ${(await response.text()).replace(STAMPS, '')}`;
}

interface Wait {
  address: string;
  /** The file behind the address, absolute. */
  path: string;
  isServed: (text: string) => boolean;
}

/**
 * Waits until a development server serves a file as it now is. Its watcher passes over a change that comes within
 * some milliseconds of another one of the same file, so the file is touched again while nothing happens.
 */
export async function waitUntilServed({ address, path, isServed }: Wait): Promise<void> {
  const ends = performance.now() + LIMIT_MS;
  for (let polls = 1; !isServed(await servedModule(address)); polls += 1) {
    if (performance.now() > ends) {
      throw new Error(
        `The development server goes on serving ${address} as it was before the file changed, so no page can show the change. A file that no page loads needs a unit test.`,
      );
    }
    await sleep(POLL_MS);
    if (polls % POLLS_BEFORE_TOUCH === 0) await utimes(path, new Date(), new Date());
  }
}
