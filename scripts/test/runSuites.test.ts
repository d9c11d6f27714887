import { describe, expect, it, vi } from 'vitest';
import { readReport } from './readReport.ts';
import { chooseSuites, printSummary, schedule } from './runSuites.ts';
import type { Suite } from './suites.ts';

describe('readReport', () => {
  const jest = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 };
  const read = (report: object, exitCode = 0) => readReport(JSON.stringify(report), exitCode);

  it('counts a file that could not be loaded as failed', () => {
    expect(read(jest, 1)).toEqual({ passed: 3, failed: 2, skipped: 3 });
  });

  it('counts a flaky test and an error outside of the tests as failed', () => {
    expect(read({ stats, errors: [] })).toEqual({ passed: 5, failed: 0, skipped: 2 });
    const bad = { stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(read(bad, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('names the slowest tests, of a retried one the time of all attempts', () => {
    const spec = (title: string, ...times: number[]) => ({
      title,
      tests: [{ results: times.map((duration) => ({ duration })) }],
    });
    const suites = [{ suites: [{ specs: [spec('a', 300), spec('b', 900, 800)] }] }];
    expect(read({ stats, errors: [], suites }).slowest).toEqual([
      { title: 'b', seconds: 1.7 },
      { title: 'a', seconds: 0.3 },
    ]);
    const assertionResults = [5, 1, 4, 2, 3].map((n) => ({
      fullName: `t${n}`,
      duration: n * 1000,
    }));
    const results = [{ status: 'passed', assertionResults }];
    const { slowest } = read({ ...jest, testResults: results });
    expect(slowest?.map(({ title }) => title)).toEqual(['t5', 't4', 't3', 't2']);
  });

  it('fails a suite that ran no test, or whose runner failed although no test did', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(read({ stats: none, errors: [] })).toMatchObject({ failed: 1 });
    expect(read({ stats, errors: [] }, 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});

it('runs two suites at a time, and one that needs another after it, with its result', async () => {
  const suite = (name: string, needs?: string): Suite => ({ name, needs, run: vi.fn() });
  const log: string[] = [];
  const chosen = [suite('a'), suite('b'), suite('c', 'a')];
  const results = await schedule(chosen, async ({ name }, needed) => {
    log.push(`+${name}`);
    await Promise.resolve();
    log.push(`-${name}`);
    return { name, seconds: 0, passed: 1, failed: 0, skipped: 0, message: needed?.name };
  });
  expect(results.map(({ name, message }) => [name, message])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', 'a'],
  ]);
  expect(log.slice(0, 2)).toEqual(['+a', '+b']);
  expect(log.indexOf('+c')).toBeGreaterThan(log.indexOf('-a'));
});

it('the summary has a row for each suite and ends with the counts of all', () => {
  const rows = printSummary([
    { name: 'unit', passed: 10, failed: 0, skipped: 1, seconds: 2.34 },
    { name: 'e2e', passed: 5, failed: 2, skipped: 0, seconds: 61, message: 'Why\nso' },
  ]).split('\n');
  expect(rows[1]).toMatch(/^unit +10 +0 +1 +2\.3 s$/);
  expect(rows[2]).toMatch(/^e2e +5 +2 +0 +61\.0 s +Why$/);
  expect(rows.at(-1)).toBe('15 passed, 2 failed, 1 skipped');
});

describe('chooseSuites', () => {
  const namesOf = (args: string[]) => chooseSuites(args).map(({ name }) => name);

  it('chooses the suites that are named, with what they need', () => {
    expect(namesOf(['--only', 'unit,pictures'])).toEqual(['build', 'unit', 'pictures']);
    expect(namesOf(['--only=unit'])).toEqual(['unit']);
    expect(namesOf([])).toHaveLength(11);
  });

  it.each([
    [['--only', 'nope'], /no suite "nope".*\n.*unit,/],
    [['--only', 'unit,'], /no suite ""/],
    [['--only'], /--only.*\n.*unit,/],
    [['unit'], /unit/],
    [['--watch'], /--watch/],
    [['--changed', 'no-such-commit'], /git does not know the commit "no-such-commit"/],
  ])('refuses %j', (args, message) => {
    expect(() => chooseSuites(args)).toThrow(message);
  });
});
