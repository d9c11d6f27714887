import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot } from '../../../scripts/setup.mjs';
import { expect, test } from '../../../scripts/test/siteTest.ts';

const dist = resolve(process.env.OUT_DIR ?? 'dist');

test.skip(({ siteHost }) => siteHost !== 'built', 'reads the files of the build');

/** The entries of a list: the package's name, and the text below its title. */
async function readList(file: string): Promise<Map<string, string>> {
  const [, ...parts] = (await readFile(join(dist, file), 'utf8')).split(/\n─{80}\n/);
  const entries: [string, string][] = [];
  for (let index = 0; index < parts.length; index += 2) {
    entries.push([parts[index]!.trim().split(' ')[0]!, parts[index + 1]!.trim()]);
  }
  return new Map(entries);
}

async function runTimeDependencies(name: string): Promise<string[]> {
  const text = await readFile(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies: object }).dependencies);
}

test('lists what ships with the site, each with the text of its licence', async () => {
  const list = await readList('licenses.txt');
  const wanted = ['react', 'react-dom', 'react-router', 'rc-select', 'rc-dialog'];
  for (const name of [...wanted, ...(await runTimeDependencies('rc-select'))]) {
    expect(list.get(name), name).toMatch(/Permission is hereby granted|Redistribution and use/);
  }
});

test('lists no package that only the build uses', async () => {
  const list = await readList('licenses.txt');
  for (const name of ['vite', 'storybook', 'shiki', 'typescript', '@storybook/test']) {
    expect([...list.keys()]).not.toContain(name);
  }
});

test('lists what ships with the workbench, Storybook itself included', async () => {
  const list = await readList('storybook/licenses.txt');
  for (const name of ['storybook', '@storybook/core', '@storybook/blocks', 'rc-select', 'react']) {
    expect(list.get(name), name).toContain('Permission is hereby granted');
  }
});

test('serves the list as plain text', async ({ request, baseURL }) => {
  const answer = await request.get(new URL('licenses.txt', baseURL).href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
});
