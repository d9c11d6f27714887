// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import { buildThenSwap } from './buildThenSwap.ts';
import { type Files, readFiles, writeFiles } from './testFolder.ts';

let root: string;
let target: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'killed-'));
  target = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const old = { 'index.html': 'one', 'button/index.html': 'one' };
const next = { 'index.html': 'two', 'field/index.html': 'two' };
const foreign = { CNAME: 'kit.example', 'v1/index.html': 'version 1' };

const build = (files: Files, fail?: () => void) =>
  buildThenSwap({ outDir: target, root: join(root, 'kit') }, (folder) => {
    writeFiles(join(folder, 'site'), files);
    fail?.();
    return Promise.resolve({ base: '/' } as BuildReport);
  });

/** Builds `site` in a process that is killed before its `count`th call that changes the output folder. */
const KILLED = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const [place, site, count] = JSON.parse(process.argv[1]);
let left = count;
const killBefore = (object, name) => {
  const real = object[name];
  object[name] = (...args) => {
    if (left-- === 0) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
};
for (const name of ['renameSync', 'rmdirSync', 'copyFileSync']) killBefore(fs, name);
syncBuiltinESMExports();
const { buildThenSwap } = await import('./buildThenSwap.ts');
await buildThenSwap(place, (folder) => {
  for (const [name, text] of Object.entries(site)) {
    fs.mkdirSync(folder + '/site/' + name.replace(/[^/]*$/, ''), { recursive: true });
    fs.writeFileSync(folder + '/site/' + name, text);
  }
  console.log('built');
  return count < 0 ? new Promise((resolve) => setInterval(resolve, 2 ** 30)) : Promise.resolve({ base: '/' });
});`;

let killed: string;
beforeAll(async () => {
  const { outputFiles } = await bundle({
    stdin: { contents: KILLED, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  killed = outputFiles[0]?.text ?? '';
});

function startKilled(count: number, site: Files): ChildProcess {
  const place = { outDir: target, root: join(root, 'kit') };
  const args = ['--input-type=module', '-e', killed, JSON.stringify([place, site, count])];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

const NEVER = -1;

describe('a build that is killed', () => {
  it('while it works leaves the earlier site, and the next one takes its lock over', async () => {
    await build(old);
    writeFiles(target, foreign);
    const child = startKilled(NEVER, next);
    await once(child.stdout ?? child, 'data');
    await expect(build(next)).rejects.toThrow(
      `Another build is writing to this folder (process ${child.pid}).`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readFiles(target)).toEqual({ ...foreign, ...old });
    await build(next);
    expect([readFiles(target), readdirSync(root)]).toEqual([{ ...foreign, ...next }, ['dist']]);
  });

  /** Content of the output folder after a build was killed. */
  interface Left {
    home?: string;
    other?: string;
    foreign: Files;
  }

  /** Kills a build at each step in turn, and lets the next build finish its work. */
  async function killEach(files: Files): Promise<Left[]> {
    const all: Left[] = [];
    for (let step = 0, isKilled = true; isKilled; step += 1) {
      rmSync(root, { recursive: true });
      await build(old);
      writeFiles(target, files);
      const [, signal] = (await once(startKilled(step, next), 'exit')) as [unknown, unknown];
      isKilled = signal === 'SIGKILL';
      const {
        'index.html': home,
        'button/index.html': first,
        'field/index.html': other = first,
        ...foreign
      } = existsSync(target) ? readFiles(target) : {};
      all.push({ home, other, foreign });
      // A failing build also restores the files.
      const fail = () => {
        expect(readFiles(target)).toMatchObject(files);
        throw new Error('no');
      };
      await expect(build(old, fail)).rejects.toThrow('no');
      await build(old);
      expect([readFiles(target), readdirSync(root)]).toEqual([{ ...files, ...old }, ['dist']]);
    }
    return all;
  }

  it('at any step of the swap leaves one of both sites, and the next build ends it', async () => {
    const files = { CNAME: 'kit.example', 'v1/index.html': 'version 1', 'button/x.pdf': 'pdf' };
    const all = await killEach(files);
    expect([...new Set(all.map(({ home }) => home))]).toEqual(['one', undefined, 'two']);
    expect(all.filter(({ home, other }) => home !== other)).toEqual([]);
  }, 120_000);

  it('where it replaces files one by one never touches those of others', async () => {
    // The lock of a build that is running in the folder.
    const files = { CNAME: 'kit.example', 'v1.lock': `${process.ppid}`, 'field/x.pdf': 'pdf' };
    const all = await killEach(files);
    expect([...new Set(all.map(({ home }) => home))]).toEqual(['one', 'two']);
    expect(all.map((left) => left.foreign)).toMatchObject(all.map(() => files));
  }, 120_000);
});
