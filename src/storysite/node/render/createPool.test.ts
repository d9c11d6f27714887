// @vitest-environment node
import { expect, it } from 'vitest';
import { createPool } from './createPool.ts';

/** Runs jobs in members that each end with their first job; only the first `most` members can be opened. */
async function run(jobs: number, size: number, most: number): Promise<string[]> {
  let opened = 0;
  const pool = createPool({
    size,
    open: () => {
      if (opened === most) throw new Error('no memory');
      opened += 1;
      return { isOpen: true };
    },
    isOpen: (member) => member.isOpen,
  });
  const results = await Promise.allSettled(
    Array.from({ length: jobs }, () =>
      pool.use(async (member) => {
        await new Promise((resolve) => setTimeout(resolve));
        member.isOpen = false;
      }),
    ),
  );
  return results.map((result) => ('reason' in result ? String(result.reason) : 'done'));
}

const failed = 'Error: no memory';

it.each([
  ['with the first member', 4, 1, 0, [failed, failed, failed, failed]],
  ['while others wait', 4, 1, 1, ['done', failed, failed, failed]],
  ['in two places at once', 5, 2, 2, ['done', 'done', failed, failed, failed]],
  ['beside a member that works', 4, 2, 1, ['done', failed, failed, failed]],
])('ends all waiting work when opening fails %s', async (_, jobs, size, most, results) => {
  expect(await run(jobs, size, most)).toEqual(results);
});

it('runs waiting work after a job that fails', async () => {
  const pool = createPool({ size: 1, open: () => ({}), isOpen: () => true });
  const results = await Promise.allSettled(
    [1, 2, 3].map((job) => pool.use(() => (job < 3 ? Promise.reject(job) : Promise.resolve(job)))),
  );
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
