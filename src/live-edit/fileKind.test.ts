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
  ['../../../../etc/passwd', undefined],
])('resolves %s to %s', (specifier, path) => {
  const known = new Set(['a/b/options.ts', 'a/shared/x.ts', 'a/list/index.tsx', 'react']);
  expect(resolveImport(specifier, 'a/b/Main.tsx', (name) => known.has(name))).toBe(path);
});
