// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build as bundle } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './takeLock.ts';

const BUILDS = 4;
const ROUNDS = 15;
/** No system has process numbers this large. */
const GONE = '999999999';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs builds that take the same locks at the same moment; returns how many got each of them. */
async function race(): Promise<number[]> {
  const stdin = `
    import { parentPort, workerData } from 'node:worker_threads';
    import { takeLock } from './takeLock.ts';
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

it('says which build has the lock, and where it is, until it is released', async () => {
  const path = join(root, 'deep/site.lock');
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toThrow(
    `Another build is writing to this folder (process ${process.pid}).\nWait for it to finish. If no build is running, delete ${path}.`,
  );
  release();
  expect(readdirSync(join(root, 'deep'))).toEqual([]);
});

/** Another running process. */
const PARENT = process.ppid;
const before = (ms: number) => new Date(Date.now() - ms);
const MINUTE_MS = 60_000;

// Process numbers repeat in containers.
it.each([
  ['of an earlier process with the number of this one', process.pid, before(60 * MINUTE_MS), true],
  ['with the number of this process, which did not write it', process.pid, before(0), true],
  ['of an earlier process on this host', `${process.pid} ${hostname()} 1`, before(0), true],
  ['of a running process, from a clock ahead', PARENT, before(-60 * MINUTE_MS), true],
  ['with the number of another program, untouched for long', PARENT, before(3 * MINUTE_MS), true],
  ['of another machine, untouched for long', `${GONE} elsewhere`, before(3 * MINUTE_MS), true],
  ['of a build on another machine', `${GONE} elsewhere`, before(MINUTE_MS), false],
  ['of a running process', `${PARENT}\n`, before(MINUTE_MS), false],
])('a lock %s is taken over: %s at %s → %s', async (_, text, touched, isFree) => {
  const path = join(root, 'site.lock');
  writeFileSync(path, String(text));
  utimesSync(path, touched, touched);
  const said = await takeLock(path).then((release) => release(), String);
  expect(said?.includes('Another build is writing') ?? false).toBe(!isFree);
});

it('leaves a file or folder alone that no build wrote', async () => {
  const path = join(root, 'site.lock');
  writeFileSync(path, '{ "lockfileVersion": 3 }');
  await expect(takeLock(path)).rejects.toThrow(/site\.lock is not a file of a build.*\n.*Rename/);
  expect(readFileSync(path, 'utf8')).toContain('lockfileVersion');
  await expect(takeLock(root)).rejects.toThrow(`${root} is not a file of a build`);
});
