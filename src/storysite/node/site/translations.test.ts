import { expect, it } from 'vitest';
import { themeTexts } from '../../core/texts/themeTexts.ts';
import { listMissingTexts, textsOf } from './translations.ts';

const { search, ...others } = themeTexts;
const editor = {
  name: 'editor',
  texts: { en: { open: 'Open', close: 'Close' }, it: { open: 'Apri', close: 'Chiudi' } },
};

it("joins the site's texts with those of the theme", () => {
  const texts = { 'zh-CN': { search: '查找' }, it: { search: 'Cerca' } };
  const config = { texts, plugins: [] };
  expect(textsOf(config, 'zh-CN').texts).toMatchObject({ search: '查找', menu: '菜单' });
  expect(textsOf(config, 'it').texts).toEqual({ search: 'Cerca' });
  expect(textsOf(config, 'en').texts).toEqual({});
});

it('has what plugins bring in the language, but not in English, which their parts have', () => {
  const texts = { it: { editor: { open: 'Avvia' } } };
  const config = { texts, plugins: [editor] };
  expect(textsOf(config, 'it').texts).toEqual({ editor: { open: 'Avvia', close: 'Chiudi' } });
  expect(textsOf(config, 'en').texts).toEqual({});
});

it.each([
  ['de-AT', 'de'],
  ['es-MX', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['ar-EG', 'ar'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
])('%s has the texts of %s', (lang, tag) => {
  const [ofLang, ofTag] = [lang, tag].map((each) => textsOf({ texts: {}, plugins: [] }, each));
  expect(ofLang?.lang).toBe(lang);
  expect(ofLang?.texts).toEqual(ofTag?.texts);
  expect(ofLang?.texts).toHaveProperty('search');
});

it.each(['zh-TW', 'zh-Hant', 'it', 'en', 'en-GB', 'de-Cyrl', 'zh-cmn-Hans'])(
  '%s has none of the texts of the theme',
  (lang) => {
    expect(textsOf({ texts: {}, plugins: [] }, lang).texts).toEqual({});
  },
);

it('has the very language where there is one', () => {
  const plugin = { name: 'a', texts: { en: {}, pt: { b: 'pt' }, 'pt-PT': { b: 'pt-PT' } } };
  const textOf = (lang: string) => textsOf({ texts: {}, plugins: [plugin] }, lang).texts.a;
  expect(textOf('pt-PT')).toEqual({ b: 'pt-PT' });
  expect(textOf('pt-BR')).toEqual({ b: 'pt' });
});

it('names once what a language lacks of the theme and of plugins', () => {
  const texts = {
    cs: { ...others, editor: { open: 'Otevřít' } },
    it: themeTexts,
    en: { search: 'Find' },
    'zh-CN': { search, editor: editor.texts.en },
  };
  expect(listMissingTexts({ texts, plugins: [editor] })).toEqual([
    'The language "cs" lacks texts, which its readers see in English. Add to texts.cs in the site\'s configuration: search, editor.close.',
  ]);
  const [warning] = listMissingTexts({ texts: { cs: { search } }, plugins: [] });
  expect(warning).toMatch(
    new RegExp(`: (\\w+, ){9}\\w+ and ${Object.keys(others).length - 10} others\\.$`),
  );
});
