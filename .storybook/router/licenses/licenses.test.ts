import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLicenses } from './checkLicenses.ts';
import { isFreeLicense } from './isFreeLicense.ts';
import { printLicenses } from './printLicenses.ts';
import { packageOf, readPackage } from './readPackage.ts';
import { repositoryAddress } from './repositoryAddress.ts';

let root: string;

/** Installs a package of this content, and gives its folder. */
function install(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    ...files,
  })) {
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('isFreeLicense', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'GPL-2.0 OR Apache-2.0', 'MIT AND ISC', '0BSD'])(
    'takes %s',
    (expression) => expect(isFreeLicense(expression)).toBe(true),
  );

  it.each([
    '',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'MIT OR ISC AND GPL-3.0',
    'Apache-2.0 WITH LLVM-exception',
    'constructor',
  ])('leaves "%s" to a person', (expression) => expect(isFreeLicense(expression)).toBe(false));
});

describe('repositoryAddress', () => {
  it.each([
    ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
    ['git://github.com/a/b.git', 'https://github.com/a/b'],
    ['git+ssh://git@gitlab.com/a/b.git', 'https://gitlab.com/a/b'],
    ['git@github.com:a/b.git', 'https://github.com/a/b'],
    ['github:a/b', 'https://github.com/a/b'],
    ['a/b.js', 'https://github.com/a/b.js'],
    ['somewhere', undefined],
  ])('reads %s as %s', (repository, address) => {
    expect(repositoryAddress(repository)).toBe(address);
  });
});

describe('readPackage', () => {
  it('reads the licence, its text, the notice and the address', () => {
    const manifest = { name: 'a', version: '1.0.0', license: 'MIT', repository: 'x/a' };
    const files = { 'LICENCE.md': 'The text\n', NOTICE: 'The notice', 'license.js': '' };
    const folder = install('a', manifest, files);
    expect(readPackage(folder)).toMatchObject({
      name: 'a',
      license: 'MIT',
      texts: ['The text', 'The notice'],
      address: 'https://github.com/x/a',
    });
  });

  it('reads the older forms of a licence', () => {
    const base = { name: 'a', version: '1.0.0' };
    const one = install('one', { ...base, license: { type: 'ISC' } });
    expect(readPackage(one)?.license).toBe('ISC');
    const two = install('two', { ...base, licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] });
    expect(readPackage(two)?.license).toBe('MIT OR GPL-2.0');
    const none = install('none', { ...base, licenses: [] });
    expect(readPackage(none)?.license).toBeUndefined();
  });

  it('gives a package without a file the common text of its licence, with the holder', () => {
    const manifest = { name: 'a', version: '1.0.0', license: 'MIT', author: { name: 'Ada' } };
    const [text] = readPackage(install('a', manifest))?.texts ?? [];
    expect(text).toMatch(/Copyright \(c\) Ada[^]*Permission is hereby granted[^]*AS IS/);
    const isc = readPackage(install('b', { ...manifest, license: 'ISC' }));
    expect(isc?.texts).toEqual([]);
  });
});

describe('packageOf', () => {
  it('finds the innermost package of a module, past a package.json without a name', () => {
    install('a', { name: 'a', version: '1.0.0', license: 'MIT' });
    install('a/es', { type: 'module' });
    install('a/node_modules/b', { name: 'b', version: '2.0.0', license: 'ISC' });
    const modules = join(root, 'node_modules');
    expect(packageOf(join(modules, 'a/es/index.js'))?.name).toBe('a');
    expect(packageOf(`\0${join(modules, 'a/style.css')}?inline`)?.name).toBe('a');
    expect(packageOf(join(modules, 'a/node_modules/b/x.js'))?.version).toBe('2.0.0');
  });

  it('finds none for the modules of the project and those without a file', () => {
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'self', version: '1.0.0' }));
    expect(packageOf(join(root, 'src/x.ts'))).toBeUndefined();
    expect(packageOf('\0vite/preload-helper.js')).toBeUndefined();
  });
});

const good = { name: 'good', version: '1.0.0', license: 'MIT', texts: ['The MIT text'] };

describe('checkLicenses', () => {
  it('says nothing of packages that may ship', () => {
    expect(() => checkLicenses([good])).not.toThrow();
  });

  it('names every package that may not ship, and why', () => {
    const packages = [
      good,
      { ...good, name: 'free-not', license: 'GPL-3.0' },
      { ...good, name: 'silent', license: undefined },
      { ...good, name: 'textless', texts: [] },
    ];
    const check = () => checkLicenses(packages);
    expect(check).toThrow('free-not 1.0.0 is under "GPL-3.0"');
    expect(check).toThrow('silent 1.0.0 names no licence');
    expect(check).toThrow('textless 1.0.0 is under "MIT" but has no text of it');
    expect(check).not.toThrow(/ good /);
  });
});

describe('printLicenses', () => {
  it('lists packages by name and version, each with all its texts', () => {
    const other = { ...good, name: 'also', texts: ['Text one', 'Notice two'] };
    const list = printLicenses('The intro.', [good, other, { ...good, version: '0.9.0' }]);
    const titles = list.match(/^\S+ \d\S+ · MIT$/gm);
    expect(titles).toEqual(['also 1.0.0 · MIT', 'good 0.9.0 · MIT', 'good 1.0.0 · MIT']);
    expect(list).toMatch(/^The intro\.\n[^]*Text one\n\nNotice two\n[^]*The MIT text\n$/);
  });
});
