import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, type Rollup } from 'vite';
import { licenses } from './licenses.ts';

let root: string;

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Installs a package with a module, a style sheet and a licence. */
function install(name: string, license: string): void {
  const manifest = { name, version: '1.0.0', license, main: 'index.js', type: 'module' };
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  write(`node_modules/${name}/index.js`, `export const name = '${name}';`);
  write(`node_modules/${name}/style.css`, `.${name} { color: red }`);
  write(`node_modules/${name}/LICENSE`, `The licence of ${name}`);
}

/** Builds a project whose entry is this code, and gives the list of its packages; nothing for a server's build. */
async function list(code: string, alsoShipped: string[] = [], ssr = false) {
  write('entry.js', code);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, ssr, rollupOptions: { input: join(root, 'entry.js') } },
    ssr: { noExternal: true },
    plugins: [licenses({ root, intro: 'The intro.', alsoShipped })],
  });
  const { output } = [result].flat()[0] as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName === 'licenses.txt');
  return file?.type === 'asset' ? String(file.source) : undefined;
}

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'licenses-'));
  install('used', 'MIT');
  install('unused', 'MIT');
  install('strict', 'GPL-3.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the list of a build', () => {
  it('holds the packages whose code is in a bundle, and no others', async () => {
    const text = await list(`
      import { name } from 'used';
      import { name as dropped } from 'unused';
      document.title = name;
    `);
    expect(text).toMatch(/^The intro\.[^]*used 1\.0\.0 · MIT[^]*The licence of used/);
    expect(text).not.toContain('unused');
  });

  it('holds a package of which only a style sheet is in the build', async () => {
    expect(await list(`import 'used/style.css'; document.title = 'x';`)).toContain('used 1.0.0');
  });

  it('holds what ships besides the bundles', async () => {
    expect(await list(`document.title = 'x';`, ['unused'])).toContain('The licence of unused');
    await expect(list('', ['absent'])).rejects.toThrow('absent ships, but is not installed');
  });

  it('is not made for the server, from which nothing ships', async () => {
    const code = `export { name } from 'strict';`;
    expect(await list(code, [], true)).toBeUndefined();
  });
});

describe('a licence that is not free', () => {
  it('ends the build with the name of the package', async () => {
    await expect(list(`import { name } from 'strict'; document.title = name;`)).rejects.toThrow(
      'strict 1.0.0 is under "GPL-3.0"',
    );
  });

  it('does not matter for a package that is left out of the bundle', async () => {
    await expect(list(`import 'strict'; document.title = 'x';`)).resolves.toBeDefined();
  });
});
