import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { afterEach, expect, it } from 'vitest';
import { controlsTexts } from './controls.ts';
import { en } from './en.ts';
import { filterTexts } from './filter.ts';
import { searchTexts, t as searchT } from './search.ts';
import { namesIn } from './Text.ts';
import { english, setTexts, t } from './t.ts';
import { zhCN } from './zh-CN.ts';

const all = { ...en, ...controlsTexts, ...filterTexts, ...searchTexts };
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
  const unused = Object.keys(all).filter((key) => !new RegExp(`['"]${key}['"]`).test(code));
  expect(unused).toEqual([]);
});

it('shows the same values in each translation', () => {
  const wrong = Object.entries(all).filter(
    ([key, text]) =>
      `${namesIn(text).sort()}` !== `${namesIn(zhCN[key as keyof typeof all]).sort()}`,
  );
  expect(wrong).toEqual([]);
});

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
