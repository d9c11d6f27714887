import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { englishTexts } from './englishTexts.ts';
import * as languages from './languages.ts';

type Texts = Readonly<Record<string, string>>;

/** The names in braces of each text. */
const readValues = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.toSorted()]),
  );

describe.each(Object.entries<Texts>(languages))('%s', (lang, texts) => {
  it('has each text of the editor, with the same values', () => {
    expect(readValues(texts)).toEqual(readValues(englishTexts));
    expect(Object.values(texts)).not.toContain('');
  });

  it('names buttons by what is seen on them', () => {
    const { close = '', closeEditor = '', copyLink, issueLink } = texts;
    expect(closeEditor.toLocaleLowerCase(lang)).toContain(close.toLocaleLowerCase(lang));
    expect(issueLink).toContain(copyLink);
  });

  it('has a file with its tag as the name', () => {
    expect(existsSync(join(import.meta.dirname, `${lang}.ts`))).toBe(true);
  });
});
