// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOutDir } from './buildAside.ts';

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

it('accepts a new folder, an empty one and an earlier build', () => {
  expect(check(join(root, 'out'))).not.toThrow();
  mkdirSync(join(root, 'out'));
  expect(check(join(root, 'out'))).not.toThrow();
  expect(check(make('storysite.json', 'index.html'))).not.toThrow();
});

it.each([
  [['thesis.txt'], 'thesis.txt'],
  [['storybook/index.json'], 'storybook'],
  [['404.html', '_redirects', '.nojekyll'], '.nojekyll'],
])('refuses a folder with the files %j, which no build wrote', (files, named) => {
  const message = new RegExp(
    `wrote, such as ${named}, and has no storysite.json.*\\n.*--output-dir`,
  );
  expect(check(make(...files))).toThrow(message);
});

it('refuses a file', () => {
  writeFileSync(join(root, 'out'), '');
  expect(check(join(root, 'out'))).toThrow(/out is a file\.\n.*--output-dir/);
});

it.each(['.', '..', '.storybook'])('refuses the folder %s of the project', (folder) => {
  expect(check(join(root, folder))).toThrow(/contains the project itself.*\n.*--output-dir/);
});
