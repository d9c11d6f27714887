import { en } from './en.ts';
import { splitText, type Text, type TextParameters, type TextSet, type ValuesOf } from './Text.ts';

/** The key of a text of the theme. */
export type TextKey = keyof typeof en;

/**
 * The theme's texts in a language, as far as they are translated, by their keys; a plugin's are below the plugin's
 * name.
 */
export interface LanguageTexts {
  lang: string;
  texts: Readonly<Record<string, Text | TextSet>>;
}

/** The texts of the theme where no language is set. */
export const english: LanguageTexts = { lang: 'en', texts: {} };

let current = english;

/** Sets the language of the page. */
export function setTexts(texts: LanguageTexts): void {
  current = texts;
}

/** The language of the theme's texts: the page's, or English if the theme is not translated into it. */
export function textsLanguage(): string {
  const isTranslated = Object.values(current.texts).some((text) => typeof text === 'string');
  return isTranslated ? current.lang : 'en';
}

/**
 * Creates a `t` for English texts, which returns them in the language of the page if they are translated. `plugin` is
 * the name of the plugin whose `texts` has the translations. Call `t` while rendering.
 */
export function createTexts<const English extends TextSet>(texts: English, plugin?: string) {
  return <Key extends keyof English & string>(
    key: Key,
    ...[values]: TextParameters<English[Key]>
  ): string => {
    const translated = plugin === undefined ? current.texts : current.texts[plugin];
    return split<string | number>(current.lang, texts, translated, key, values).join('');
  };
}

/** A text of the theme in the language of the page, or in English. Call it while rendering. */
export const t = createTexts(en);

/** The pieces of the same, for values that are elements. */
export function splitT<Key extends TextKey, V>(key: Key, values: ValuesOf<(typeof en)[Key], V>) {
  return splitTextIn<typeof en, Key, V>(en, current, key, values);
}

/** One of some English texts in a language, or in English. */
export function textIn<English extends TextSet, Key extends keyof English & string>(
  english: English,
  { lang, texts }: LanguageTexts,
  key: Key,
  ...[values]: TextParameters<English[Key]>
): string {
  return split<string | number>(lang, english, texts, key, values).join('');
}

/** The pieces of the same, for values that are elements. */
export function splitTextIn<English extends TextSet, Key extends keyof English & string, V>(
  english: English,
  { lang, texts }: LanguageTexts,
  key: Key,
  values: ValuesOf<English[Key], V>,
) {
  return split<V>(lang, english, texts, key, values as Readonly<Record<string, V>>);
}

function split<V>(
  lang: string,
  englishTexts: TextSet,
  translated: LanguageTexts['texts'][string] | LanguageTexts['texts'] | undefined,
  key: string,
  values: Readonly<Record<string, V>> = {},
): (string | V | undefined)[] {
  const text = (translated as TextSet | undefined)?.[key];
  return text === undefined
    ? splitText(englishTexts[key] ?? '', values, 'en')
    : splitText(text, values, lang);
}
