import { expect, it } from 'vitest';
import { fileKind, resolveImport } from './fileKind.ts';

it.each([
  ['stories/tags/Tags.tsx', 'script'],
  ['stories/tags/options.js', 'script'],
  ['stories/tags/tags.css', 'style'],
  ['stories/_shared/select.css', 'style'],
  ['stories/_shared/suggest.ts', 'fixed'],
  ['stories/tags/tags.module.css', 'fixed'],
  ['stories/tags/data.json', 'fixed'],
])('takes %s for a %s', (path, kind) => {
  expect(fileKind(path, 'stories/tags/Tags.tsx')).toBe(kind);
});

it.each([
  ['./options', 'a/b/options.ts'],
  ['./options.ts', 'a/b/options.ts'],
  ['../shared/x.ts', 'a/shared/x.ts'],
  ['../list', 'a/list/index.tsx'],
  ['react', 'react'],
  ['constructor', undefined],
  ['./nothing', undefined],
  // Readers see it in the same folder.
  ['./select.css', 'a/shared/select.css'],
  ['./x', 'a/shared/x.ts'],
  ['./index.css', undefined],
  ['../../../../etc/passwd', undefined],
])('resolves %s to %s', (specifier, path) => {
  const files = ['a/b/options.ts', 'a/shared/x.ts', 'a/list/index.tsx', 'a/shared/select.css'];
  const known = { packages: ['react', 'other/index.css'], files };
  expect(resolveImport(specifier, 'a/b/Main.tsx', known)).toBe(path);
});
