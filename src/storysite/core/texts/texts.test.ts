import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import * as languages from './languages.ts';
import { t as searchT } from './search.ts';
import { namesIn, type PluralForms, type Text } from './Text.ts';
import { english, setTexts, t } from './t.ts';
import { themeTexts } from './themeTexts.ts';

const engine = join(import.meta.dirname, '../..');

afterEach(() => setTexts(english));

it('is English until a language is set, and where a translation is missing', () => {
  expect(t('showAllLines', { count: 30 })).toBe('Show all 30 lines');
  setTexts({ lang: 'zh-CN', texts: { showAllLines: '展开全部 {count} 行' } });
  expect(t('showAllLines', { count: 30 })).toBe('展开全部 30 行');
  expect(t('showLess')).toBe('Show less');
});

it('chooses plural forms by the language of the text', () => {
  expect(searchT('results', { count: 1 })).toBe('1 result');
  expect(searchT('results', { count: 2 })).toBe('2 results');
  const forms = { one: '{count} résultat', other: '{count} résultats' };
  setTexts({ lang: 'fr', texts: { results: forms } });
  expect(searchT('results', { count: 0 })).toBe('0 résultat');
  expect(t('moreStories', { count: 0 })).toBe('More stories (0)');
});

it('has no text that nothing shows', () => {
  const files = globSync(['**/*.ts', '**/*.tsx'], {
    cwd: engine,
    ignore: ['core/texts/**', '**/*.test.*', 'fixtures/**', '**/node_modules/**'],
  });
  const code = files.map((file) => readFileSync(join(engine, file), 'utf8')).join('\n');
  const unused = Object.keys(themeTexts).filter((key) => !new RegExp(`['"]${key}['"]`).test(code));
  expect(unused).toEqual([]);
});

/** The words of a module's elements and of their names that are written in the module. */
function findWords(file: string): string[] {
  const code = readFileSync(join(engine, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) words.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const isSeen = /^(aria-label|title|alt|placeholder|label)$/.test(node.name.getText(source));
      if (isSeen) words.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words.filter((text) => /\p{L}/u.test(text)).map((text) => `${file}: ${text}`);
}

it('has all words that are seen or read aloud, but for names', () => {
  const files = globSync(['{app,docs,plugins,runtime,theme}/**/*.tsx'], {
    cwd: engine,
    ignore: ['app/dev/**', '**/*.test.*', '**/test*.tsx', '**/fixture/**', '**/*.stories.*'],
  });
  expect(files.length).toBeGreaterThan(50);
  const words = files.flatMap(findWords).filter((text) => !text.endsWith(': Storybook'));
  expect(words).toEqual([]);
});

/** The counts from 0 to 999 that have each plural form of a language. */
function countsOf(lang: string): Map<Intl.LDMLPluralRule, number[]> {
  const counts = new Map<Intl.LDMLPluralRule, number[]>();
  const rules = new Intl.PluralRules(lang);
  for (let count = 0; count < 1000; count++) {
    const form = rules.select(count);
    counts.set(form, [...(counts.get(form) ?? []), count]);
  }
  return counts;
}

describe.each(Object.entries<Readonly<Record<string, Text>>>(languages))('%s', (lang, texts) => {
  it('has each text, with the same values', () => {
    const valuesOf = (set: object) =>
      Object.entries(set).map(([key, text]) => [key, namesIn(text).toSorted()]);
    expect(Object.fromEntries(valuesOf(texts))).toEqual(Object.fromEntries(valuesOf(themeTexts)));
    const forms = Object.values(texts).flatMap((text) => Object.values(formsOf(text)));
    expect(forms.filter((form) => form.trim() !== form || form === '')).toEqual([]);
  });

  it('has the plural forms of its language, which show the count unless they have one only', () => {
    const counts = countsOf(lang);
    const needed = [...counts.keys()].toSorted();
    for (const [key, text] of Object.entries(themeTexts)) {
      if (typeof text === 'string') continue;
      const forms = Object.keys(formsOf(texts[key] ?? '')).toSorted();
      expect({ [key]: forms }).toEqual({ [key]: needed });
    }
    const hidden = Object.entries(texts).flatMap(([key, text]) =>
      Object.entries(formsOf(text))
        .filter(([, form]) => namesIn(text).includes('count') && !form.includes('{count}'))
        .filter(([form]) => counts.get(form as Intl.LDMLPluralRule)?.length !== 1)
        .map(([form]) => `${key}.${form}`),
    );
    expect(hidden).toEqual([]);
  });

  it('names a button by what is seen on it', () => {
    const lower = (key: string) => String(texts[key]).toLocaleLowerCase(lang);
    expect(lower('copyCode')).toContain(lower('copy'));
    expect(lower('openInNewTab')).toContain(lower('newTab'));
  });

  it('has a file with its tag as the name', () => {
    expect(Intl.getCanonicalLocales(lang)).toEqual([lang]);
    expect(existsSync(join(import.meta.dirname, `${lang}.ts`))).toBe(true);
  });
});

const formsOf = (text: Text): PluralForms => (typeof text === 'string' ? { other: text } : text);

it('fails the type check by name where a text has no translation', { timeout: 60_000 }, () => {
  const file = join(engine, 'core/texts/zh-CN.ts');
  const whole = readFileSync(file, 'utf8');
  const line = /^ {2}showLess: .*\n/m;
  expect(whole).toMatch(line);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    skipLibCheck: true,
  };
  const check = (text: string) => {
    const host = ts.createCompilerHost(options);
    const { readFile } = host;
    host.readFile = (name) => (name === file ? text : readFile(name));
    return ts
      .getPreEmitDiagnostics(ts.createProgram([file], options, host))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  expect(check(whole)).toEqual([]);
  expect(check(whole.replace(line, '')).join('\n')).toContain(`Property 'showLess'`);
});
