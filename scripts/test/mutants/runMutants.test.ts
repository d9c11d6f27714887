import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mutant } from './Mutant.ts';
import { runMutants } from './runMutants.ts';
import { servedModule, waitUntilServed } from './servedModule.ts';
import type { TestRun } from './TestRun.ts';

const SOURCE = 'export const width = 500;\n';

const mutant: Mutant = {
  says: 'the width is 400',
  file: 'a.ts',
  find: '500',
  replace: '400',
  check: { kind: 'unit', file: 'a.test.ts' },
};

let root: string;
const read = () => readFile(join(root, 'a.ts'), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mutants-test-'));
  await writeFile(join(root, 'a.ts'), SOURCE);
});
afterEach(() => rm(root, { recursive: true }));

/** A test that passes as long as the file says what the test looks for. */
const lookFor =
  (text: string): TestRun =>
  async () => [{ file: 'a.test.ts', name: `says ${text}`, passed: (await read()).includes(text) }];

const verdictOf = async (run: TestRun) => {
  const [result] = await runMutants({ root, tests: { unit: run } }, [mutant], () => {});
  return result?.verdict;
};

describe('runMutants', () => {
  it('says which test noticed, and puts the file back', async () => {
    expect(await verdictOf(lookFor('500'))).toMatchObject({ kind: 'noticed', by: 'says 500' });
    expect(await read()).toBe(SOURCE);
  });

  it('says that a mutant survived a test that looks at something else', async () => {
    expect(await verdictOf(lookFor('width'))).toEqual({ kind: 'survived' });
  });

  it('says nothing of a mutant whose test fails without it', async () => {
    expect(await verdictOf(lookFor('700'))).toMatchObject({ kind: 'unclear' });
  });

  it('puts the file back and goes on when the tests cannot run', async () => {
    let runs = 0;
    const verdict = await verdictOf(async (selection) => {
      if ((runs += 1) > 1) throw new Error('The runner wrote no report.');
      return lookFor('500')(selection);
    });
    expect(verdict).toEqual({ kind: 'unclear', why: 'The runner wrote no report.' });
    expect(await read()).toBe(SOURCE);
  });

  it('tells of each mutant once it is known', async () => {
    const told: string[] = [];
    const other = { ...mutant, says: 'the width is 300', replace: '300' };
    await runMutants({ root, tests: { unit: lookFor('500') } }, [mutant, other], (result) =>
      told.push(result.mutant.says),
    );
    expect(told).toEqual(['the width is 400', 'the width is 300']);
  });
});

describe('servedModule', () => {
  it('is the same when only the times behind the imports differ', async () => {
    const server = await serve(["import './b.ts?t=1';", "import './b.ts?t=2';"]);
    expect(await servedModule(server.address)).toBe(await servedModule(server.address));
    server.close();
  });

  it('is waited for; a change that the watcher passed over is told once more', async () => {
    const path = join(root, 'a.ts');
    await utimes(path, 0, 0);
    const server = await serve([], async () => ((await stat(path)).mtimeMs > 0 ? 'new' : 'old'));
    const { address } = server;
    await waitUntilServed({ address, path, isServed: (text) => text.endsWith('new') });
    expect((await stat(path)).mtimeMs).toBeGreaterThan(0);
    server.close();
  });
});

/** Serves some answers in their order, then others. */
async function serve(answers: string[], later = async () => 'over') {
  const server = createServer((_, response) => {
    const answer = answers.shift();
    if (answer === undefined) void later().then((text) => response.end(text));
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/a.ts`, close: () => server.close() };
}
