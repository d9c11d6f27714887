import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { afterEach, expect, it } from 'vitest';
import { en } from './en.ts';
import { setTexts, t } from './t.ts';
import zhCN from './zh-CN.ts';

const engine = join(import.meta.dirname, '../..');

afterEach(() => setTexts({}));

it('is English until a language is set, and where a translation is missing', () => {
  expect(t('Show all {} lines', 30)).toBe('Show all 30 lines');
  setTexts({ 'Show all {} lines': '展开全部 {} 行' });
  expect(t('Show all {} lines', 30)).toBe('展开全部 30 行');
  expect(t('Show less')).toBe('Show less');
});

it('takes values as they are', () => {
  expect(t('{}, line {}, column {}: {}', 'a.ts', 1, 2, '$& {}')).toBe(
    'a.ts, line 1, column 2: $& {}',
  );
});

it('has no text twice, and none that nothing shows', () => {
  expect(new Set(en).size).toBe(en.length);
  const files = globSync(['**/*.ts', '**/*.tsx'], {
    cwd: engine,
    ignore: ['core/texts/**', '**/*.test.*', 'fixtures/**', '**/node_modules/**'],
  });
  const code = files.map((file) => readFileSync(join(engine, file), 'utf8')).join('\n');
  const unused = en.filter((text) => !code.includes(`'${text}'`) && !code.includes(`"${text}"`));
  expect(unused).toEqual([]);
});

it('keeps the values of each text in its translation', () => {
  const count = (text: string) => text.split('{}').length;
  const wrong = en.filter((text) => count(text) !== count(zhCN[text]));
  expect(wrong).toEqual([]);
});

it('fails the type check by name where a text has no translation', { timeout: 60_000 }, () => {
  const file = join(engine, 'core/texts/zh-CN.ts');
  const whole = readFileSync(file, 'utf8');
  const line = /^ {2}'Show less': .*\n/m;
  expect(whole).toMatch(line);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
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
  expect(check(whole.replace(line, '')).join('\n')).toContain(`Property '"Show less"'`);
});
