import { FrameFault } from './FrameFault.ts';

/** A loop may keep the frame from answering for this long. */
const LIMIT_MS = 2000;

let blockedSince = 0;
/** The first error names the place where the code hung; React would render a second time, and fail elsewhere. */
let failure: Error | undefined;

/** Called in each turn of a loop and by each function; throws when the current task has been running for too long. */
function loop(): true {
  const now = performance.now();
  if (blockedSince === 0) {
    blockedSince = now;
    // It only runs once the current task has ended.
    setTimeout(() => {
      blockedSince = 0;
      failure = undefined;
    });
  } else if (now - blockedSince > LIMIT_MS) {
    failure ??= new FrameFault('ranTooLong', { seconds: String(LIMIT_MS / 1000) });
    throw failure;
  }
  return true;
}

function* each<T>(iterable: Iterable<T>): Generator<T> {
  for (const item of iterable) {
    loop();
    yield item;
  }
}

async function* eachLater<T>(iterable: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of iterable) {
    loop();
    yield item;
  }
}

/** Defines the functions that compiled scripts call, so that every loop and every chain of promises ends. */
export function addLoopGuards(): void {
  const { then } = Promise.prototype;
  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise's own
  Object.defineProperty(Promise.prototype, 'then', {
    value(this: Promise<unknown>, ...handlers: Parameters<typeof then>) {
      loop();
      return then.apply(this, handlers);
    },
  });
  Object.assign(window, {
    __loop: loop,
    __each: (of: Iterable<unknown> | AsyncIterable<unknown>) =>
      Symbol.asyncIterator in of ? eachLater(of) : each(of),
  });
}
