// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOutDir } from './checkOutDir.ts';

let root: string;

beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'out-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const check = (outDir: string) => () => checkOutDir({ outDir, root });

function make(files: Record<string, string>): string {
  mkdirSync(join(root, 'out'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'out', file)), { recursive: true });
    writeFileSync(join(root, 'out', file), text);
  }
  return join(root, 'out');
}

it.each([
  ['a new folder', undefined],
  ['an empty one', {}],
  [
    'one with files that no site has',
    { CNAME: 'kit.example', '.nojekyll': '', 'v1/index.html': '' },
  ],
  [
    'an earlier build',
    { 'index.html': '', 'storysite.json': '{"files":["index.html","storysite.json"]}' },
  ],
])('accepts %s', (_, files) => {
  expect(check(files ? make(files) : join(root, 'out'))).not.toThrow();
});

it.each([
  [{ 'index.html': 'mine' }, 'index.html'],
  [{ '404.html': '', 'index.html': '', 'storybook/index.json': '' }, 'index.html, 404.html'],
  [{ '404.html': 'mine', 'storysite.json': '{"files":["index.html"]}' }, '404.html'],
])('refuses %j, since every site has such files', (files, named) => {
  const message = new RegExp(`out has ${named}, which no build .*touched\\.\\n.*--output-dir`);
  expect(check(make(files))).toThrow(message);
});

it.each([
  ['{ "base": "/" }', 'has no list "files"'],
  ['{ "files": 5 }', 'has no list "files"'],
  ['{ "files": ["index.ht', 'is not a report of a build'],
  ['[]', 'has no list "files"'],
  ['null', 'is not a report of a build'],
  ['{ "files": ["index.html", "../CNAME"] }', 'lists "../CNAME"'],
  ['{ "files": ["/etc/passwd"] }', 'lists "/etc/passwd"'],
  ['{ "files": ["a/../../b"] }', 'lists "a/../../b"'],
  ['{ "files": ["assets/"] }', 'lists "assets/"'],
  ['{ "files": [""] }', 'lists ""'],
  ['{ "files": [5] }', 'lists 5'],
])('refuses a folder with the report %s', (text, problem) => {
  const folder = make({ 'storysite.json': text, CNAME: 'kit.example' });
  expect(check(folder)).toThrow(`${join(folder, 'storysite.json')} ${problem}`);
  expect(check(folder)).toThrow(/has touched none\.\nRemove what .*--output-dir/);
});

it('refuses a file, and a link that leads nowhere', () => {
  writeFileSync(join(root, 'out'), '');
  expect(check(join(root, 'out'))).toThrow(/out is a file\.\n.*--output-dir/);
  symlinkSync(join(root, 'gone'), join(root, 'link'));
  expect(check(join(root, 'link'))).toThrow(/link is a link to a folder that does not exist\.\n/);
});

it.each(['.', '..', '.storybook', 'link'])('refuses the folder %s of the project', (folder) => {
  mkdirSync(join(root, '.storybook'));
  symlinkSync(root, join(root, 'link'));
  expect(check(join(root, folder))).toThrow(/contains the project itself.*\n.*--output-dir/);
});
