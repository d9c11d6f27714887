import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build, type Rollup } from 'vite';
import { licenses } from './licenses.ts';

let root: string;

function install(name: string, license: string | undefined): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const manifest = { name, version: '1.0.0', license, main: 'index.js', type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'index.js'), `export const name = '${name}';`);
  writeFileSync(join(folder, 'style.css'), `.${name} { color: red }`);
  if (name === 'used') writeFileSync(join(folder, 'LICENSE'), 'The license of used');
}

async function list(code: string, alsoShipped: string[] = []): Promise<string> {
  writeFileSync(join(root, 'entry.js'), code);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: join(root, 'entry.js') } },
    plugins: [licenses({ root, intro: 'The intro.', alsoShipped })],
  })) as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName === 'licenses.txt') as Rollup.OutputAsset;
  return String(file.source);
}

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'licenses-'));
  writeFileSync(join(root, 'package.json'), '{ "name": "project", "version": "1.0.0" }');
  for (const name of ['used', 'styles', 'copied', 'dropped']) install(name, 'MIT');
  install('strict', 'MIT AND GPL-3.0');
  install('silent', undefined);
  install('textless', 'ISC');
});
afterEach(() => rmSync(root, { recursive: true }));

const use = (name: string) => `import { name } from '${name}'; document.title = name;`;

it('lists exactly what ships, each with the text of its license', async () => {
  const text = await list(`${use('used')} import 'styles/style.css'; import 'dropped';`, [
    'copied',
  ]);
  expect(text.match(/^\S+ 1\.0\.0 · MIT$/gm)).toEqual(
    ['copied', 'styles', 'used'].map((name) => `${name} 1.0.0 · MIT`),
  );
  expect(text).toMatch(/^The intro\.[^]*Permission is hereby granted[^]*The license of used\n$/);
});

it.each([
  ['strict', '"strict" has a license (MIT AND GPL-3.0)'],
  ['silent', '"silent" does not specify any license'],
  ['textless', 'textless 1.0.0 is licensed under "ISC" but does not include the license text'],
])('stops at the package %s', async (name, message) => {
  await expect(list(use(name))).rejects.toThrow(message);
  await expect(list('document.title = 1', [name])).rejects.toThrow(message);
});
