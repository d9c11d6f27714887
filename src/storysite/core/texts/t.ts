import type { Text } from './en.ts';
import { splitText, type TextParameters, type TextSet, type Translation } from './Text.ts';

/** Translations of a language, by the English texts. */
export type Texts = Record<Text, string>;

let translations: Partial<Texts> = {};
let language = 'en';

/** Sets the language of all texts; without translations it is English. */
export function setTexts(texts: Partial<Texts>, lang = 'en'): void {
  translations = texts;
  language = lang;
}

/** A text of the theme in the reader's language; each `{}` becomes the next value. Call it while rendering. */
export function t(text: Text, ...values: (string | number)[]): string {
  return (translations[text] ?? text).replace(/{}/g, () => `${values.shift()}`);
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
    const overrides = (translations as Record<string, TextSet | undefined>)[plugin];
    const text: TextSet[string] | undefined = overrides?.[key] ?? translated[language]?.[key];
    return text === undefined
      ? splitText(translated.en[key] ?? '', values ?? {}, 'en').join('')
      : splitText(text, values ?? {}, language).join('');
  };
}
