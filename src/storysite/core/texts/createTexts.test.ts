import { afterEach, expect, it } from 'vitest';
import { createTexts, english, setTexts } from './t.ts';

const t = createTexts('editor', {
  en: {
    edit: 'Edit',
    limit: 'Up to {count} of {name}',
    errors: { one: '1 error', other: '{count} errors' },
  },
  'zh-CN': { edit: '编辑', limit: '{name}：最多 {count}', errors: '{count} 个错误' },
  ru: {
    edit: 'Править',
    limit: '{name}: {count}',
    errors: {
      one: '{count} ошибка',
      few: '{count} ошибки',
      many: '{count} ошибок',
      other: '{count} ошибки',
    },
  },
});

const setLanguage = (lang: string) => setTexts({ lang, texts: {} });

afterEach(() => setTexts(english));

it('returns texts in the language of the page, else in English', () => {
  expect(t('edit')).toBe('Edit');
  setLanguage('zh-CN');
  expect(t('edit')).toBe('编辑');
  setLanguage('fr');
  expect(t('edit')).toBe('Edit');
});

it('prefers the texts that the site has for the plugin', () => {
  setTexts({ lang: 'fr', texts: { editor: { edit: 'Modifier' } } });
  expect(t('edit')).toBe('Modifier');
  expect(t('limit', { count: 2, name: 'a' })).toBe('Up to 2 of a');
});

it('puts values where the language wants them, as they are', () => {
  expect(t('limit', { count: 2, name: '{count}$&' })).toBe('Up to 2 of {count}$&');
  setLanguage('zh-CN');
  expect(t('limit', { count: 2, name: 'a' })).toBe('a：最多 2');
});

it('chooses the plural form of the language', () => {
  const errors = () => [0, 1, 2, 5].map((count) => t('errors', { count }));
  expect(errors()).toEqual(['0 errors', '1 error', '2 errors', '5 errors']);
  setLanguage('ru');
  expect(errors()).toEqual(['0 ошибок', '1 ошибка', '2 ошибки', '5 ошибок']);
  setLanguage('zh-CN');
  expect(errors()[1]).toBe('1 个错误');
});

it('has types that refuse missing, misspelt and superfluous values, and translations without them', () => {
  const mistakes = () => {
    // @ts-expect-error A value is missing.
    t('limit', { count: 2 });
    // @ts-expect-error A value is misspelt.
    t('limit', { count: 2, names: 'a' });
    // @ts-expect-error The text shows no value.
    t('edit', { count: 2 });
    // @ts-expect-error There is no such text.
    t('exit');
    // @ts-expect-error The text shows values.
    t('limit');
    // @ts-expect-error A translation lacks a key.
    createTexts('a', { en: { edit: 'Edit', close: 'Close' }, fr: { edit: 'Modifier' } });
    // @ts-expect-error A translation lacks a value.
    createTexts('a', { en: { open: 'Open {name}' }, fr: { open: 'Ouvrir' } });
    // @ts-expect-error A plural form lacks a value.
    createTexts('a', { en: { all: 'All {count}' }, fr: { all: { other: 'Tous' } } });
  };
  expect(mistakes).not.toThrow();
});
