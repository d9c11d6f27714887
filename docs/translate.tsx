import type { ReactNode } from 'react';

/** Translations of the texts of a table, by the English text. */
export type TableTexts = Record<string, string>;

/** The text of a table in the language of its page; an untranslated one stays as it is. */
export const translate = (text: string, texts: TableTexts = {}) => texts[text] ?? text;

/** A path of the site in the language of a table. */
export const pathIn = (path: string, texts?: TableTexts) => (texts ? `/zh-CN${path}` : path);

/** A translated text, with these parts in the places of their names: `Types: {place}`. */
export function fill(text: string, parts: Record<string, ReactNode>, texts?: TableTexts) {
  return translate(text, texts)
    .split(/\{(\w+)\}/)
    .map((part, index) => <span key={index}>{index % 2 ? parts[part] : part}</span>);
}
