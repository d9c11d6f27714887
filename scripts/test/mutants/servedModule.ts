import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
const LIMIT_MS = 20_000;

/** Times that Vite writes behind the imports of a module that has changed. */
const STAMPS = /[?&]t=\d+/g;

/** What a development server makes of a module. */
export async function servedModule(address: string): Promise<string> {
  const response = await fetch(address);
  return `${response.status} ${(await response.text()).replace(STAMPS, '')}`;
}

/** Waits until a development server serves a module otherwise than before, which is when it knows of the change. */
export async function waitUntilServed(
  address: string,
  isServed: (text: string) => boolean,
): Promise<void> {
  const ends = performance.now() + LIMIT_MS;
  while (!isServed(await servedModule(address))) {
    if (performance.now() > ends) {
      throw new Error(
        `The development server goes on serving ${address} as it was before the file changed, so no page can show the change. A file that no page loads needs a unit test.`,
      );
    }
    await sleep(POLL_MS);
  }
}
