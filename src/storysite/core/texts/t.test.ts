import { afterEach, expect, it } from 'vitest';
import { createTexts, english, setTexts } from './t.ts';
import type { Text, Translation } from './Text.ts';

const t = createTexts(
  {
    edit: 'Edit',
    limit: 'Up to {count} of {name}',
    errors: { one: '1 error', other: '{count} errors' },
  },
  'editor',
);

const setLanguage = (lang: string, editor: Record<string, Text>) =>
  setTexts({ lang, texts: { edit: 'Of the theme', editor } });

afterEach(() => setTexts(english));

it('returns texts in the language of the page, else in English', () => {
  expect(t('edit')).toBe('Edit');
  setLanguage('zh-CN', { edit: '编辑' });
  expect(t('edit')).toBe('编辑');
  setLanguage('fr', { limit: '{name} : {count} au plus' });
  expect(t('edit')).toBe('Edit');
});

it('puts values where the language wants them, as they are', () => {
  expect(t('limit', { count: 2, name: '{count}$&' })).toBe('Up to 2 of {count}$&');
  setLanguage('zh-CN', { limit: '{name}：最多 {count}' });
  expect(t('limit', { count: 2, name: 'a' })).toBe('a：最多 2');
});

it('chooses the plural form of the language', () => {
  const errors = () => [0, 1, 2, 5].map((count) => t('errors', { count }));
  expect(errors()).toEqual(['0 errors', '1 error', '2 errors', '5 errors']);
  const [one, few, many] = ['{count} ошибка', '{count} ошибки', '{count} ошибок'];
  setLanguage('ru', { errors: { one, few, many, other: few } });
  expect(errors()).toEqual(['0 ошибок', '1 ошибка', '2 ошибки', '5 ошибок']);
  setLanguage('zh-CN', { errors: '{count} 个错误' });
  expect(errors()[1]).toBe('1 个错误');
});

it('has types that refuse missing, misspelt and superfluous values, and translations without them', () => {
  const mistakes = () => {
    // @ts-expect-error A value is missing.
    t('limit', { count: 2 });
    // @ts-expect-error A value is misspelled.
    t('limit', { count: 2, names: 'a' });
    // @ts-expect-error The text shows no value.
    t('edit', { count: 2 });
    // @ts-expect-error There is no such text.
    t('exit');
    // @ts-expect-error The text shows values.
    t('limit');
    return [
      // @ts-expect-error A translation lacks a key.
      { edit: 'Modifier' } satisfies Translation<{ edit: 'Edit'; close: 'Close' }>,
      // @ts-expect-error A translation lacks a value.
      { open: 'Ouvrir' } satisfies Translation<{ open: 'Open {name}' }>,
      // @ts-expect-error A plural form lacks a value.
      { all: { other: 'Tous' } } satisfies Translation<{ all: 'All {count}' }>,
    ];
  };
  expect(mistakes).not.toThrow();
});
