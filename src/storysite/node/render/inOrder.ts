import { createPool } from './createPool.ts';

/**
 * Runs a job for each item, several at once, and yields the results in the order of the items. A slow job does not
 * block others: their results are kept until it is done, so they should be small.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  let isStopped = false;
  const slots = createPool({ size: atOnce, open: () => ({}), isOpen: () => true });
  const results = items.map((item) =>
    slots.use(async () => (isStopped ? undefined : { value: await run(item) })),
  );
  // Each is awaited below, but perhaps long after it has failed.
  for (const result of results) result.catch(() => undefined);
  results.reverse();
  try {
    for (let result = results.pop(); result; result = results.pop()) {
      const done = await result;
      if (done) yield done.value;
    }
  } finally {
    isStopped = true;
    await Promise.allSettled(results);
  }
}
