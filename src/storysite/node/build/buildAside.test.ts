import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildAside } from './buildAside.ts';

let root: string;
let target: string;

/** A build that writes one file and then, perhaps, fails. */
const build = (text: string, fail?: () => void) => (folder: string) => {
  writeFileSync(join(folder, 'index.html'), text);
  fail?.();
  return Promise.resolve(folder);
};
const throwNo = () => {
  throw new Error('no');
};

/** The page that was built, and what lies beside the result. */
function result() {
  const page = readFileSync(join(target, 'index.html'), 'utf8');
  return { page, beside: readdirSync(root).filter((name) => name !== 'dist') };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  target = join(root, 'dist');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('replaces the earlier result and leaves nothing beside it', async () => {
  await buildAside(target, build('one'));
  await buildAside(target, build('two'));
  expect(result()).toEqual({ page: 'two', beside: [] });
});

it('keeps the earlier result whole when a step fails', async () => {
  await buildAside(target, build('one'));
  await expect(buildAside(target, build('two', throwNo))).rejects.toThrow('no');
  expect(result()).toEqual({ page: 'one', beside: [] });
});

it('brings the earlier result back when the killed build was just swapping', async () => {
  mkdirSync(`${target}.replaced`);
  writeFileSync(join(`${target}.replaced`, 'index.html'), 'earlier');
  await expect(buildAside(target, build('two', throwNo))).rejects.toThrow('no');
  expect(result()).toEqual({ page: 'earlier', beside: [] });
});

it('keeps the earlier result when the process is killed, and takes its lock over', async () => {
  await buildAside(target, build('one'));
  const url = new URL('buildAside.ts', import.meta.url).href;
  const hang = `import { buildAside } from '${url}';
    await buildAside(${JSON.stringify(target)}, () => {
      console.log('building');
      return new Promise((resolve) => setInterval(resolve, 2 ** 30));
    });`;
  const typescript = ['--import', 'ts-blank-space/register'];
  const child = spawn(process.execPath, [...typescript, '--input-type=module', '-e', hang]);
  await once(child.stdout, 'data');
  await expect(buildAside(target, build('second'))).rejects.toThrow(
    `Another build is writing to this folder (process ${child.pid}).`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(result().page).toBe('one');
  await buildAside(target, build('two'));
  expect(result()).toEqual({ page: 'two', beside: [] });
});
