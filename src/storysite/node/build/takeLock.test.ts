// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build as bundle } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './buildAside.ts';

const BUILDS = 4;
const ROUNDS = 30;
/** No system has processes of such numbers. */
const GONE = '999999999';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds that reach for the same locks, each at the same moment; gives how many got each of them. */
async function race(): Promise<number[]> {
  const stdin = `
    import { parentPort, workerData } from 'node:worker_threads';
    import { takeLock } from './buildAside.ts';
    (async () => {
      const started = new Int32Array(workerData.started);
      const took = [];
      for (let round = 0; round < ${ROUNDS}; round += 1) {
        Atomics.add(started, round, 1);
        while (Atomics.load(started, round) < ${BUILDS});
        took.push(await takeLock(workerData.root + '/' + round + '.lock').then(() => 1, () => 0));
      }
      parentPort.postMessage(took);
    })();`;
  const { outputFiles } = await bundle({
    stdin: { contents: stdin, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const started = new SharedArrayBuffer(4 * ROUNDS);
  const all = await Promise.all(
    Array.from({ length: BUILDS }, () => {
      const worker = new Worker(code, { eval: true, workerData: { root, started } });
      return new Promise<number[]>((resolve, reject) => {
        worker.on('message', resolve).on('error', reject);
      });
    }),
  );
  return all.reduce((sums, took) => sums.map((sum, round) => sum + (took[round] ?? 0)));
}

it.each([
  ['that is free', undefined],
  ['of a build that was killed', GONE],
  ['of a build that was killed before it wrote its number', ''],
])('gives a lock %s to one of the builds that start in the same moment', async (_, left) => {
  for (let round = 0; left !== undefined && round < ROUNDS; round += 1)
    writeFileSync(join(root, `${round}.lock`), left);
  expect(await race()).toEqual(Array.from({ length: ROUNDS }, () => 1));
  expect(readdirSync(root)).toHaveLength(ROUNDS);
});

it('does not wait for a build that was killed while it took the lock', async () => {
  mkdirSync(join(root, 'site.lock.turn'));
  await takeLock(join(root, 'site.lock'));
  expect(readdirSync(root)).toEqual(['site.lock']);
});

it('says which build has the lock', async () => {
  const path = join(root, 'deep/site.lock');
  await takeLock(path);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
  await expect(takeLock(path)).rejects.toThrow(
    `Another build is writing to this folder (process ${process.pid}).\nWait`,
  );
});
