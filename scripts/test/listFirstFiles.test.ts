import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFirstFiles } from './listFirstFiles.ts';

describe('listFirstFiles', () => {
  let dir = '';

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'first-files-'));
    await mkdir(join(dir, 'assets'));
    const files = {
      'index.html': `<link rel="stylesheet" href="/assets/a.css"><div data-start="/assets/entry.js"></div>
        <a href="/demo">Demo</a><div data-module="/assets/page.js" data-stories="/assets/x.js /assets/y.js"
        data-frame="/assets/frame.js"></div>`,
      'assets/entry.js': `import{a}from"./shared.js";import"./side.js";const l=()=>import("./later.js");`,
      'assets/page.js': `import{b}from"./deep.js"`,
      'assets/deep.js': `export{c}from"./shared.js"`,
      'assets/shared.js': '',
      'assets/side.js': '',
      'assets/later.js': '',
      'assets/x.js': '',
      'assets/y.js': '',
      'assets/frame.js': '',
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)),
    );
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('lists what the document names and what its scripts import, not what they import later', async () => {
    const files = await listFirstFiles(dir, 'index.html');
    expect(files.toSorted()).toEqual(
      [
        'a.css',
        'deep.js',
        'entry.js',
        'frame.js',
        'page.js',
        'shared.js',
        'side.js',
        'x.js',
        'y.js',
      ].map((name) => `assets/${name}`),
    );
  });
});
