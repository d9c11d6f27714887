// @vitest-environment node
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNames } from '../../../../scripts/test/demoNames.ts';
import { listDemoFiles, readImports } from './demoFiles.ts';
import { printReaderSource } from './readerSource.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, '.cache/reader-source');

/** The files that a reader is given, by their paths in the folder. */
const given = new Map<string, { source: string; file: string }>();
const demoFiles = new Map<string, string[]>();
const placeOf = (file: string) => path.join(folder, file.replace(/^stories\//, ''));

beforeAll(async () => {
  for (const name of demoNames) {
    const pascal = name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    const files = await listDemoFiles(`stories/${name}/${pascal}.stories.tsx`, root);
    demoFiles.set(name, files);
    for (const file of files) {
      const text = await readFile(path.join(root, file), 'utf8');
      given.set(placeOf(file), { source: await printReaderSource(text, file), file });
    }
  }
  for (const [place, { source }] of given) {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, source);
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(demoNames)('the source of %s that readers get', (name) => {
  const main = () => demoFiles.get(name)?.[0] ?? '';

  it('has no props of Storybook, and an export that takes none', () => {
    const source = given.get(placeOf(main()))?.source;
    expect(source).toMatch(/^export default function \w+\(\) \{$/m);
    expect(source).not.toMatch(/Pick<|\.\.\.(props|rest)\}|\bon[A-Z]\w*\?\./);
  });

  it('renders what the demo renders', async () => {
    const [shown, own] = (await Promise.all([
      import(/* @vite-ignore */ placeOf(main())),
      import(/* @vite-ignore */ path.join(root, main())),
    ])) as { default: ComponentType }[];
    const html = renderToString(createElement(shown!.default));
    expect(html).toBe(renderToString(createElement(own!.default)));
  });

  it('imports no file that its reader was not given', async () => {
    for (const file of demoFiles.get(name) ?? [])
      for (const specifier of await readImports(folder, path.relative(folder, placeOf(file)))) {
        if (!specifier.startsWith('.')) continue;
        expect([...given.keys()]).toContain(path.join(path.dirname(placeOf(file)), specifier));
      }
  });
});

it('prints sources without type errors', { timeout: 120_000 }, () => {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = [...given.keys()].filter((file) => file.endsWith('.tsx'));
  const types = path.join(root, 'node_modules/vite/client.d.ts');
  const program = ts.createProgram([...files, types], { ...options, noUnusedLocals: true });
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${path.relative(folder, file?.fileName ?? '')}: ${text}`;
  });
  expect(errors).toEqual([]);
});

it('leaves alone a component without props, and other values', async () => {
  const plain = 'export default function A() { return   null }';
  expect(await printReaderSource(plain, 'A.tsx')).toBe(plain);
  expect(await printReaderSource('.a {  }', 'a.css')).toBe('.a {  }');
});
