// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNames } from '../../../../scripts/test/demoNames.ts';
import { type Paste, pasteProject } from '../../../../scripts/test/pasteProject.ts';
import { listDemoFiles } from './demoFiles.ts';
import { printReaderSource } from './readerSource.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Component file of each demo, as printed for readers. */
const demoFiles: Record<string, string> = {};
const pastes: Record<string, Paste> = {};
let project: Awaited<ReturnType<typeof pasteProject>>;

beforeAll(async () => {
  for (const name of demoNames) {
    const pascal = name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    const files = await listDemoFiles(`stories/${name}/${pascal}.stories.tsx`, root);
    demoFiles[name] = files[0] ?? '';
    const texts = files.map(async (file) => [
      path.basename(file),
      await printReaderSource(await readFile(path.join(root, file), 'utf8'), file),
    ]);
    pastes[name] = Object.fromEntries(await Promise.all(texts)) as Paste;
  }
  project = await pasteProject('demos', pastes, ['rc-select', 'rc-dialog']);
}, 120_000);

afterAll(() => project.remove());

describe.each(demoNames)('the source of %s that readers get', (name) => {
  const main = () => Object.values(pastes[name] ?? {})[0] ?? '';

  it('has no props of Storybook, and an export that takes none', () => {
    expect(main()).toMatch(/^export default function \w+\(\) \{$/m);
    expect(main()).not.toMatch(/Pick<|\.\.\.(props|rest)\}|\bon[A-Z]\w*\?\./);
  });

  it('imports nothing but packages of the install line and files beside it', () => {
    const specifiers = [...main().matchAll(/^(?:import|\} from|.* from) '(.+)';$/gm)].map(
      ([, specifier = '']) => specifier,
    );
    expect(specifiers).toContain('./select.css');
    const allowed = /^(react|rc-select|rc-dialog|rc-dialog\/assets\/index\.css|\.\/[\w.-]+)$/;
    expect(specifiers.filter((specifier) => !allowed.test(specifier))).toEqual([]);
  });

  it('has lines of at most 80 characters', () => {
    const scripts = Object.entries(pastes[name] ?? {}).filter(([file]) => /\.tsx?$/.test(file));
    const lines = scripts.flatMap(([, text]) => text.split('\n'));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('renders what the demo renders', async () => {
    const [shown, own] = (await Promise.all([
      import(/* @vite-ignore */ path.join(project.root, name, path.basename(demoFiles[name]!))),
      import(/* @vite-ignore */ path.join(root, demoFiles[name]!)),
    ])) as { default: ComponentType }[];
    const html = renderToString(createElement(shown!.default));
    expect(html).toBe(renderToString(createElement(own!.default)));
  });
});

describe('every demo, pasted into an empty project after the install line,', () => {
  it('has no type errors', { timeout: 120_000 }, () => {
    expect(project.typeErrors()).toEqual([]);
  });

  it('builds', { timeout: 120_000 }, async () => {
    await expect(project.build()).resolves.toBeUndefined();
  });
});

it('says what else to install, from the imports, once', async () => {
  const print = (...names: string[]) =>
    printReaderSource(names.map((name) => `import '${name}';\n`).join(''), `${names.join()}.ts`);
  const versionOf = async (name: string) =>
    JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')).version as string;
  const two = await print('rc-dialog', 'react', 'rc-dialog/assets/index.css', '@types/node/fs');
  expect(two.split('\n')[0]).toBe(
    `// Also install: npm install rc-dialog@${await versionOf('rc-dialog')} @types/node@${await versionOf('@types/node')}`,
  );
  expect(await print('react-dom/client', 'rc-select', './a')).not.toContain('install');
});

it('keeps a type that another file imports', async () => {
  const file =
    "import { a } from './a.ts';\nexport type Value = string;\ntype Own = number;\na();\n";
  const text = await printReaderSource(file, 'values.tsx');
  expect(text).toContain('export type Value');
  expect(text).not.toContain('type Own');
});

it('leaves alone a component without props, and other values', async () => {
  const plain = 'export default function A() { return   null }';
  expect(await printReaderSource(plain, 'A.tsx')).toBe(plain);
  expect(await printReaderSource('.a {  }', 'a.css')).toBe('.a {  }');
});
