import { words } from './printApi.ts';
import type { ApiProperty } from './readApi.ts';

/** The API page's texts in another language, by English word or by property key (`Select.mode`). */
export interface ApiTranslation {
  words: Partial<Record<string, string>>;
  groups: Partial<Record<string, string>>;
  descriptions: Partial<Record<string, string>>;
  /** Only defaults that contain words. */
  defaults: Partial<Record<string, string>>;
  deprecated: Partial<Record<string, string>>;
}

/** Translates the properties; also returns texts that lack a translation, and unused translations. */
export function translateApi(
  properties: ApiProperty[],
  translation: ApiTranslation,
  file: string,
): { properties: ApiProperty[]; problems: string[] } {
  const { descriptions, defaults, deprecated } = translation;
  const problems: string[] = [];
  const used = new Set<string>();
  const find = (part: keyof ApiTranslation, key: string, text: string): string => {
    used.add(`${part}.${key}`);
    const found = translation[part][key];
    if (!found)
      problems.push(`“${text}” has no translation: add "${key}" to "${part}" in ${file}.`);
    return found ?? text;
  };
  const translated = properties.map((row) => {
    const key = `${row.of}.${row.name}`;
    return {
      ...row,
      description: find('descriptions', key, row.description),
      default: hasWords(row.default) ? find('defaults', key, row.default) : row.default,
      deprecated: row.deprecated && find('deprecated', key, row.deprecated),
    };
  });
  const groups = new Set<string>(properties.map(({ group }) => group));
  for (const word of words) find(groups.has(word) ? 'groups' : 'words', word, word);
  const all = {
    descriptions,
    defaults,
    deprecated,
    words: translation.words,
    groups: translation.groups,
  };
  for (const [part, texts] of Object.entries(all)) {
    for (const key of Object.keys(texts)) {
      if (!used.has(`${part}.${key}`)) {
        problems.push(
          `${file} translates ${key} in "${part}", but there is no such text. Remove it.`,
        );
      }
    }
  }
  return { properties: translated, problems };
}

/** Whether a default contains words: `false (single mode)`. */
const hasWords = (value?: string): value is string =>
  value !== undefined && /\w \(\w|' \(\w/.test(value);
