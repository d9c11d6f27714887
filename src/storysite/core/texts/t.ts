import type { Text } from './en.ts';

/** Translations of a language, by the English texts. */
export type Texts = Record<Text, string>;

let translations: Partial<Texts> = {};

/** Sets the language of all texts; without translations it is English. */
export function setTexts(texts: Partial<Texts>): void {
  translations = texts;
}

/** A text of the theme in the reader's language; each `{}` becomes the next value. Call it while rendering. */
export function t(text: Text, ...values: (string | number)[]): string {
  return (translations[text] ?? text).replace(/{}/g, () => `${values.shift()}`);
}
