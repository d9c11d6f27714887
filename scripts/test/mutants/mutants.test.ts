import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../setup.mjs';
import { chooseMutants } from './chooseMutants.ts';
import type { Check, Mutant } from './Mutant.ts';
import { mutants } from './mutants.ts';
import { mutateText } from './mutateText.ts';
import { printVerdicts } from './printVerdicts.ts';
import { findFault, judgeMutant, type Verdict } from './Verdict.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** The text that stands in a check's file when the tests that it names are there. */
function nameInFile({ kind, name = '' }: Check): string {
  return kind === 'story' && name ? `export const ${name.replaceAll(' ', '')}:` : name;
}

function syntaxErrors(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    fileName: file,
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the mutants', () => {
  it.each(mutants)('still apply: $says', (mutant) => {
    const { file, check } = mutant;
    // What cannot be read would be noticed by anything.
    expect(syntaxErrors(file, mutateText(read(file), mutant))).toEqual([]);
    expect(read(check.file)).toContain(nameInFile(check));
  });

  it('are many, in every part of the project, each with words of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ file, says }) => `${file} ${says}`)).size).toBe(mutants.length);
    const demos = new Set(mutants.map(({ file }) => /^stories\/([a-z-]+)\//.exec(file)?.[1]));
    demos.delete(undefined);
    expect(demos.size).toBe(25);
  });
});

const mutant: Mutant = {
  says: 'one is two',
  file: 'a.ts',
  find: '1',
  replace: '2',
  check: { kind: 'unit', file: 'a.test.ts', name: 'counts' },
};

describe('mutateText', () => {
  it('puts the wrong text in the place of the right one', () => {
    expect(mutateText('const a = 1;', mutant)).toBe('const a = 2;');
  });

  it.each(['const a = 0;', 'const a = 11;'])('names an entry that is stale for %j', (text) => {
    expect(() => mutateText(text, mutant)).toThrow(
      /"one is two" is stale: a\.ts has "1" [02] times/,
    );
  });
});

describe('the verdict', () => {
  const passed = { file: 'a.test.ts', name: 'it counts', passed: true };
  const failed = { file: 'a.test.ts', name: 'it counts on', passed: false, message: 'is 2' };

  it('names the test that noticed, and tells a time-out from it', () => {
    expect(judgeMutant([passed, failed])).toEqual({
      kind: 'noticed',
      by: 'it counts on',
      why: 'is 2',
    });
    expect(judgeMutant('timed out')).toEqual({ kind: 'timed out' });
    expect(judgeMutant([passed])).toEqual({ kind: 'survived' });
    expect(judgeMutant([])).toMatchObject({ kind: 'unclear' });
  });

  it('trusts a check only when it has tests and all of them pass without the mutant', () => {
    expect(findFault(mutant.check, [passed])).toBeUndefined();
    expect(findFault(mutant.check, [passed, { ...failed, file: 'b.test.ts' }])).toBeUndefined();
    expect(findFault(mutant.check, [passed, failed])).toContain('"it counts on" fails without');
    expect(findFault(mutant.check, [{ ...passed, name: 'it adds' }])).toContain('no test of');
  });

  it('is a row of the table; what is open stands below, and the counts are the last line', () => {
    const rows = (verdicts: Verdict[]) =>
      printVerdicts(verdicts.map((verdict) => ({ mutant, verdict, seconds: 1.25 }))).split('\n');
    const lines = rows([
      { kind: 'noticed', by: 'Basic', why: 'In the step "one": expected 1' },
      { kind: 'timed out' },
    ]);
    expect(lines[1]).toBe('a.ts  one is two     Basic: one  1.3 s');
    expect(lines.at(-1)).toBe('2 noticed (1 timed out), 0 survived');
    const open = rows([{ kind: 'survived' }, { kind: 'unclear', why: 'no test' }]);
    expect(open).toContain('  Nothing can be said: no test');
    expect(open.join('\n')).toContain('a.test.ts ("counts") passes all the same');
    expect(open.at(-1)).toBe('0 noticed, 1 survived, 1 unclear');
  });
});

describe('chooseMutants', () => {
  it('takes all, or those that have a text in file or words', () => {
    expect(chooseMutants([], [mutant])).toEqual({ chosen: [mutant], isList: false });
    expect(chooseMutants(['--only', 'is', 'two', '--list'], [mutant]).isList).toBe(true);
    expect(chooseMutants(['--only=a.ts'], [mutant]).chosen).toHaveLength(1);
  });

  it.each([['--only'], ['--all'], ['--only', 'three'], ['a.ts']])('refuses %s %s', (...args) => {
    expect(() => chooseMutants(args, [mutant])).toThrow(/--list/);
  });
});
