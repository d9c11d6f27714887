// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOutDir } from './checkOutDir.ts';

let root: string;

beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'out-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const check = (outDir: string) => () => checkOutDir(outDir, root, '.storybook');

function make(...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(root, 'out', file)), { recursive: true });
    writeFileSync(join(root, 'out', file), '');
  }
  return join(root, 'out');
}

it('accepts a new folder, an earlier build and a workbench that was built there', () => {
  expect(check(join(root, 'out'))).not.toThrow();
  expect(check(make('storybook/index.json'))).not.toThrow();
  expect(check(make('storysite.json', 'index.html'))).not.toThrow();
});

it('refuses a folder with other files, and names one', () => {
  expect(check(make('thesis.txt'))).toThrow(
    /no earlier build wrote, such as thesis\.txt.*\n.*--output-dir/,
  );
});

it.each(['.', '..', '.storybook'])('refuses the folder %s of the project', (folder) => {
  expect(check(join(root, folder))).toThrow(/contains the project itself.*\n.*--output-dir/);
});
