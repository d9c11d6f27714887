import type { Suite } from './Suite.ts';

/** What the schedule needs to know of a result. */
interface Ended {
  failed: number;
}

/**
 * Runs suites in their order, at most `limit` at a time; one that needs another waits for it, and is given to
 * `skip` when that one failed. Results come in the order of the suites.
 */
export async function schedule<Result extends Ended>(
  suites: Suite[],
  limit: number,
  run: (suite: Suite) => Promise<Result>,
  skip: (suite: Suite) => Result,
): Promise<Result[]> {
  const results = new Map<Suite, Result>();
  const waiting = [...suites];
  const needed = ({ needs }: Suite) => suites.find(({ name }) => name === needs);

  /** The next suite that can start, taken out of the queue. */
  const takeNext = (): Suite | undefined => {
    const index = waiting.findIndex((suite) => {
      const other = needed(suite);
      return !other || results.has(other);
    });
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };

  const running = new Set<Promise<void>>();
  const start = (suite: Suite) => {
    const other = needed(suite);
    const isBlocked = other && (results.get(other)?.failed ?? 0) > 0;
    const job = Promise.resolve(isBlocked ? skip(suite) : run(suite)).then((result) => {
      results.set(suite, result);
      running.delete(job);
    });
    running.add(job);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < limit ? takeNext() : undefined;
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`These suites wait for each other: ${waiting.map(({ name }) => name)}`);
  }
  return suites.flatMap((suite) => results.get(suite) ?? []);
}
