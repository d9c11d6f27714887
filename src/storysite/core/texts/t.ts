import { en } from './en.ts';
import {
  splitText,
  type Text,
  type TextParameters,
  type TextSet,
  type Translation,
  type ValuesOf,
} from './Text.ts';

/** The key of a text of the theme. */
export type TextKey = keyof typeof en;

/** The theme's texts in another language. */
export type Texts = Translation<typeof en>;

/** The theme's texts in a language, as far as it has them, by their keys; those of a plugin are below the plugin's name. */
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

/** The language of the theme's texts: that of the page, or English where the theme is not translated into it. */
export function textsLanguage(): string {
  return Object.keys(current.texts).length > 0 ? current.lang : 'en';
}

/** A text of the theme in the language of the page, or in English. Call it while rendering. */
export function t<Key extends TextKey>(
  key: Key,
  ...values: TextParameters<(typeof en)[Key]>
): string {
  return textIn(current, key, ...values);
}

/** The pieces of the same, for values that are elements. */
export function splitT<Key extends TextKey, V>(key: Key, values: ValuesOf<(typeof en)[Key], V>) {
  return splitTextIn<Key, V>(current, key, values);
}

/** A text of the theme in a language, or in English. */
export function textIn<Key extends TextKey>(
  language: LanguageTexts,
  key: Key,
  ...[values]: TextParameters<(typeof en)[Key]>
): string {
  return split<string | number>(language, en, key, language.texts as TextSet, values).join('');
}

/** The pieces of a text of the theme in a language, for values that are elements. */
export function splitTextIn<Key extends TextKey, V>(
  language: LanguageTexts,
  key: Key,
  values: ValuesOf<(typeof en)[Key], V>,
) {
  const named = values as Readonly<Record<string, V>>;
  return split<V>(language, en, key, language.texts as TextSet, named);
}

/**
 * Makes a plugin's own `t`, which returns its texts in the page's language, or in English. `plugin` is its name in the
 * configuration. Call `t` while rendering.
 */
export function createTexts<const English extends TextSet>(
  plugin: string,
  translated: { en: English } & Readonly<Record<string, Translation<English>>>,
) {
  return <Key extends keyof English & string>(
    key: Key,
    ...[values]: TextParameters<English[Key]>
  ): string => {
    const fromSite = current.texts[plugin] as TextSet | undefined;
    const texts: TextSet = { ...pickTexts<TextSet>(translated, current.lang), ...fromSite };
    return split<string | number>(current, translated.en, key, texts, values).join('');
  };
}

/** The texts of a language among translations; Chinese without a script or a region is the simplified one. */
export function pickTexts<T>(translated: Readonly<Record<string, T>>, lang: string): T | undefined {
  return translated[lang] ?? (/^zh(-Hans)?$/.test(lang) ? translated['zh-CN'] : undefined);
}

function split<V>(
  { lang }: LanguageTexts,
  englishTexts: TextSet,
  key: string,
  texts: TextSet,
  values: Readonly<Record<string, V>> = {},
): (string | V | undefined)[] {
  const text = texts[key];
  return text === undefined
    ? splitText(englishTexts[key] ?? '', values, 'en')
    : splitText(text, values, lang);
}
