import { expect, it } from 'vitest';
import { themeTexts } from '../../core/config/siteTexts.ts';
import { listMissingTexts, textsOf } from './translations.ts';

const { search, ...others } = themeTexts;
const editor = {
  name: 'editor',
  texts: { en: { open: 'Open', close: 'Close' }, de: { open: 'Öffnen', close: 'Schließen' } },
};

it("joins the site's texts with those of the theme", () => {
  const texts = { 'zh-CN': { search: '查找' }, fr: { search: 'Rechercher' } };
  const config = { texts, plugins: [] };
  expect(textsOf(config, 'zh-CN').texts).toMatchObject({ search: '查找', menu: '菜单' });
  expect(textsOf(config, 'fr').texts).toEqual({ search: 'Rechercher' });
  expect(textsOf(config, 'en').texts).toEqual({});
});

it('has what plugins bring in the language, but not in English, which their parts have', () => {
  const texts = { de: { editor: { open: 'Auf' } } };
  const config = { texts, plugins: [editor] };
  expect(textsOf(config, 'de').texts).toEqual({ editor: { open: 'Auf', close: 'Schließen' } });
  expect(textsOf(config, 'en').texts).toEqual({});
});

it('names once what a language lacks of the theme and of plugins', () => {
  const texts = {
    fr: { ...others, editor: { open: 'Ouvrir' } },
    de: themeTexts,
    en: { search: 'Find' },
    'zh-CN': { search, editor: editor.texts.en },
  };
  expect(listMissingTexts({ texts, plugins: [editor] })).toEqual([
    'The language "fr" lacks texts, which its readers see in English. Add to texts.fr in the site\'s configuration: search, editor.close.',
  ]);
  const [warning] = listMissingTexts({ texts: { fr: { search } }, plugins: [] });
  expect(warning).toMatch(
    new RegExp(`: (\\w+, ){9}\\w+ and ${Object.keys(others).length - 10} others\\.$`),
  );
});
