import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../setup.mjs';

interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

/** The folders in which Node looks for a package that the one in `folder` asks for. */
function lookupFolders(folder: string, name: string): string[] {
  const parts = folder.split('/node_modules/');
  const parents = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...parents.map((parent) => `${parent}/`)].map(
    (parent) => `${parent}node_modules/${name}`,
  );
}

describe('the lock file', () => {
  // npm leaves them out when its registry does not have them, and then `npm ci` fails everywhere else.
  it('names the packages of every platform, not only of the one it was written on', () => {
    const missing = Object.entries(packages).flatMap(([folder, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !lookupFolders(folder, name).some((path) => path in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('takes packages from the public registry alone', () => {
    const elsewhere = Object.values(packages)
      .map(({ resolved }) => resolved)
      .filter((address) => address && !address.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere).toEqual([]);
  });

  it('holds a hash of every package but binaries of other platforms, so that no other can come in its place', () => {
    const unchecked = Object.entries(packages)
      .filter(([folder, { integrity }]) => folder !== '' && !integrity?.startsWith('sha512-'))
      // The registry that the lock file was written with has them for Linux x64 alone.
      .filter(
        ([folder, { optional }]) =>
          !optional ||
          !/^node_modules\/(@oxlint\/binding|@rollup\/rollup|@swc\/core)-/.test(folder),
      );
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });

  // Both only look for the binary of their platform, which npm has installed as a package of its own.
  it('has scripts that would run while installing in two packages alone, and npm runs neither', () => {
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect([...new Set(names)].toSorted()).toEqual(['@swc/core', 'esbuild']);
    const settings = readFileSync(join(projectRoot, '.npmrc'), 'utf8').split('\n');
    expect(settings).toContain('ignore-scripts=true');
  });

  it('holds exactly the versions that the demos and the workbench are made for', () => {
    const version = (name: string) => packages[`node_modules/${name}`]?.version;
    expect(version('rc-select')).toBe('14.0.5');
    const storybook = Object.keys(packages).filter((folder) =>
      /^node_modules\/(storybook|@storybook\/(?!test-runner|global|icons|csf)[^/]+)$/.test(folder),
    );
    expect(storybook.length).toBeGreaterThan(10);
    for (const folder of storybook)
      expect([folder, packages[folder]?.version]).toEqual([folder, '8.6.19']);
  });
});
