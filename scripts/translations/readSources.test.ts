import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findStale, readSources } from './readSources.ts';

it('names a translation whose English text has changed, or is new', () => {
  const translated = { 'api Select.id': 'a', 'theme search': 'b' };
  expect(findStale(translated, translated)).toEqual([]);
  const [changed, added, ...others] = findStale(
    { ...translated, 'theme search': 'c', 'page new.mdx': 'd' },
    translated,
  );
  expect(changed).toContain('--accept "theme search"');
  expect(added).toContain('--accept "page new.mdx"');
  expect(others).toEqual([]);
});

it('reads the texts of the API page, the theme, the editor and the pages', async () => {
  const names = Object.keys(await readSources(process.cwd()));
  const some = ['api Select.id', 'theme search', 'live-edit edit', 'page getting-started.mdx'];
  expect(names).toEqual(expect.arrayContaining(some));
});

it('the editor has the languages of the theme', () => {
  const [theme, editor] = ['storysite/core', 'live-edit'].map((folder) =>
    readFileSync(`src/${folder}/texts/languages.ts`, 'utf8').match(/^export .*/gm),
  );
  expect(theme).toContain("export { de } from './de.ts';");
  expect(editor).toEqual(theme);
});
