import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../setup.mjs';

interface LockEntry {
  resolved?: string;
  integrity?: string;
  /** Set for a workspace. */
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

describe('the lock file', () => {
  // npm omits packages that its registry lacks, and then `npm ci` fails on other platforms.
  it('names the packages of every platform, not only of the one it was written on', () => {
    const names = Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//, ''));
    const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('takes packages only from the public registry', () => {
    const elsewhere = Object.values(packages)
      .map(({ resolved, link }) => (link ? '' : resolved))
      .filter((address) => address && !address.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere).toEqual([]);
  });

  it('holds a hash of every package but binaries of other platforms, so that no other can come in its place', () => {
    const unchecked = Object.entries(packages)
      .filter(
        ([folder, { integrity }]) =>
          folder.startsWith('node_modules/') && !integrity?.startsWith('sha512-'),
      )
      // The workspace.
      .filter(([, { link }]) => !link)
      // The registry used to write the lock file has them for Linux x64 only.
      .filter(
        ([folder, { optional }]) =>
          !optional ||
          !/^node_modules\/(@oxlint\/binding|@rollup\/rollup|@swc\/core)-/.test(folder),
      );
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });

  // Both only check for their platform's binary, which npm installs as a separate package.
  it('has only two packages with install scripts', () => {
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect([...new Set(names)].toSorted()).toEqual(['@swc/core', 'esbuild']);
  });
});
