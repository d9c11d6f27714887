// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bundlerOnlyPackages } from './bundlerOnlyPackages.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'packages-'))));
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, manifest: string) {
  mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules', name, 'package.json'), manifest);
}

it('lists packages whose ES modules only a bundler finds', async () => {
  install('old', '\uFEFF{ "name": "old", "module": "es/index.js" }');
  install('@kit/new', '{ "name": "@kit/new", "module": "a.js", "exports": "./a.js" }');
  const warn = vi.fn();
  expect(await bundlerOnlyPackages(root, warn)).toEqual(['old']);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['{ "name": ', '', 'null', '"x"'])(
  'names a package whose manifest is %j, and skips it',
  async (manifest) => {
    install('@kit/broken', manifest);
    install('old', '{ "name": "old", "module": "es/index.js" }');
    const warn = vi.fn();
    expect(await bundlerOnlyPackages(root, warn)).toEqual(['old']);
    expect(warn.mock.calls).toEqual([
      ['package', expect.stringContaining('node_modules/@kit/broken/package.json')],
    ]);
  },
);
