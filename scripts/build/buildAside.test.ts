import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAside } from './buildAside.ts';

let root: string;
let target: string;

/** A build that writes one file and, perhaps, fails after it. */
const build = (text: string, fail?: Error) => (folder: string) => {
  writeFileSync(join(folder, 'index.html'), text);
  return fail ? Promise.reject(fail) : Promise.resolve(folder);
};

function result() {
  return readFileSync(join(target, 'index.html'), 'utf8');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  target = join(root, 'dist');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('buildAside', () => {
  it('replaces the earlier result and leaves nothing beside it', async () => {
    await buildAside(target, build('one'));
    await buildAside(target, build('two'));
    expect(result()).toBe('two');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('keeps the earlier result whole when a step fails', async () => {
    await buildAside(target, build('one'));
    await expect(buildAside(target, build('two', new Error('disk full')))).rejects.toThrow(
      'disk full',
    );
    expect(result()).toBe('one');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('refuses a second build while the first one runs', async () => {
    await buildAside(target, async (folder) => {
      await expect(buildAside(target, build('two'))).rejects.toThrow(/Another build.*running/);
      return build('one')(folder);
    });
    expect(result()).toBe('one');
  });

  it('takes over after a build that was killed', async () => {
    writeFileSync(`${target}.lock`, '999999999');
    mkdirSync(`${target}.building`);
    await buildAside(target, build('one'));
    expect(result()).toBe('one');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('brings the earlier result back when the killed build was just swapping', async () => {
    mkdirSync(`${target}.replaced`);
    writeFileSync(join(`${target}.replaced`, 'index.html'), 'earlier');
    await expect(buildAside(target, build('two', new Error('no')))).rejects.toThrow('no');
    expect(result()).toBe('earlier');
    expect(existsSync(`${target}.replaced`)).toBe(false);
  });
});
