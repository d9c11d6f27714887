// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyChanges, planInit, printChange, undoInit } from './init.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const MAIN = `import type { StorybookConfig } from '@storybook/react-vite';

// Ours.
const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  framework: { name: '@storybook/react-vite', options: {} },
};
export default config;
`;
const MANIFEST = `{
    "name": "kit",
    "scripts": {
        "test": "vitest"
    }
}
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'init-'));
  write('.storybook/main.ts', MAIN);
  write('package.json', MANIFEST);
  write('.gitignore', 'node_modules');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function init(): Promise<string[]> {
  const changes = await planInit(root, '.storybook');
  await applyChanges(root, changes);
  return changes.map(({ file }) => file);
}

it('adds a configuration, the addon, scripts and the output folder, and nothing else', async () => {
  expect(await init()).toEqual([
    '.storybook/site.config.ts',
    '.storybook/main.ts',
    'package.json',
    '.gitignore',
  ]);
  expect(read('.storybook/site.config.ts')).toContain('export default defineSite({});');
  expect(read('.storybook/main.ts')).toBe(
    MAIN.replace("'@storybook/addon-docs']", "'@storybook/addon-docs', 'storysite']"),
  );
  expect(read('package.json')).toBe(
    MANIFEST.replace(
      '"vitest"',
      '"vitest",\n        "storysite": "storysite dev",\n        "build-storysite": "storysite build"',
    ),
  );
  expect(read('.gitignore')).toBe('node_modules\n/storysite\n');
});

it('has nothing to do the second time', async () => {
  await init();
  expect(await init()).toEqual([]);
});

it('keeps what a project has already', async () => {
  write('.storybook/site.config.mjs', 'export default {};');
  write('.storybook/main.ts', MAIN.replace("docs'", "docs', { name: 'storysite', options: {} }"));
  write('package.json', MANIFEST.replace('"test"', '"build-storysite": "mine", "test"'));
  expect(await init()).toEqual(['package.json', '.gitignore']);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { 'build-storysite': 'mine', storysite: 'storysite dev' },
  });
});

it.each([
  ['main.js', 'module.exports = { stories: [] };\n', /addons: \[['"]storysite['"]\]/],
  ['main.mjs', 'export default { addons: [] };\n', /addons: \[['"]storysite['"]\]/],
  ['main.ts', 'export default defineMain({ addons: [docs()] });\n', /docs\(\), ['"]storysite['"]/],
])('reads %s: %s', async (name, code, added) => {
  rmSync(join(root, '.storybook'), { recursive: true });
  write(`.storybook/${name}`, code);
  await init();
  expect(read(`.storybook/${name}`)).toMatch(added);
  expect(readdirSync(join(root, '.storybook'))).toContain(
    name.endsWith('ts') ? 'site.config.ts' : 'site.config.mjs',
  );
});

it('can be undone, but for files that have been edited since', async () => {
  await init();
  write('.gitignore', 'node_modules\n/storysite\n/mine\n');
  expect(await undoInit(root)).toEqual({
    restored: ['.storybook/main.ts', 'package.json'],
    removed: ['.storybook/site.config.ts'],
    kept: ['.gitignore'],
  });
  expect(readdirSync(join(root, '.storybook'))).toEqual(['main.ts']);
  expect(read('.storybook/main.ts')).toBe(MAIN);
  expect(read('package.json')).toBe(MANIFEST);
  await expect(undoInit(root)).rejects.toThrow('There is no "storysite init" to undo');
});

it('shows what changes in a file', () => {
  const file = 'package.json';
  expect(printChange({ file, before: '{\n  "a": 1\n}\n', after: '{\n  "a": 1,\n  "b": 2\n}\n' }))
    .toBe(`package.json
    {
  -   "a": 1
  +   "a": 1,
  +   "b": 2
    }`);
  expect(printChange({ file: 'new.ts', after: 'one\ntwo\n' })).toBe('new.ts\n  + one\n  + two\n');
});

it.each([
  [
    '.storybook/main.ts',
    undefined,
    /^There is no Storybook in .*\nRun "npm create storybook@latest"/,
  ],
  ['package.json', '{ "name": ', /^package\.json is not valid JSON/],
  [
    '.storybook/main.ts',
    'export default { addons: [',
    /^The addon cannot be added to \.storybook\/main\.ts: .*\nAdd "storysite" to its "addons"/s,
  ],
])('says what is wrong with %s, and changes nothing', async (file, text, message) => {
  if (text === undefined) rmSync(join(root, file));
  else write(file, text);
  await expect(init()).rejects.toThrow(message);
  expect(readdirSync(root).toSorted()).toEqual(['.gitignore', '.storybook', 'package.json']);
});
