import { FrameFault } from './FrameFault.ts';

/** A loop may keep the frame from answering for this long. */
const LIMIT_MS = 2000;

let blockedSince = 0;
/** The first error has the line where the code hung; React renders a second time, which fails elsewhere. */
let failure: Error | undefined;

/** Called in every iteration and function call; throws once the current task has run for too long. */
function loop(): true {
  const now = performance.now();
  if (blockedSince === 0) {
    blockedSince = now;
    // Runs after the current task.
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

/** Defines the functions that compiled scripts call, so that endless loops and promise chains throw. */
export function addLoopGuards(): void {
  const { then } = Promise.prototype;
  // oxlint-disable-next-line unicorn/no-thenable -- replaces the native method
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
