import { describe, expect, it, vi } from 'vitest';
import { judge } from './judge.ts';
import { addCounts, countsLine, printSummary } from './printSummary.ts';
import { readOptions } from './readOptions.ts';
import { readJestReport, readPlaywrightReport } from './readReport.ts';
import { schedule } from './schedule.ts';
import { selectedProjects } from './selectedProjects.ts';
import type { Suite } from './Suite.ts';

describe('readJestReport', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'passed', assertionResults: [{}] }],
  };

  it('counts passed, failed and skipped tests', () => {
    const counts = readJestReport(JSON.stringify(report));
    expect(counts).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(readJestReport(JSON.stringify({ ...report, testResults })).failed).toBe(2);
  });
});

describe('readPlaywrightReport', () => {
  it('counts a flaky test and an error outside of the tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const counts = readPlaywrightReport(JSON.stringify({ stats, errors: [{}] }));
    expect(counts).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('judge', () => {
  const good = { passed: 2, failed: 0, skipped: 0 };

  it('leaves a good suite as it is', () => {
    expect(judge(good, 0)).toEqual(good);
  });

  it('fails a suite that ran no test', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0)).toMatchObject({ failed: 1 });
  });

  it('fails a suite whose runner ended badly although no test failed', () => {
    expect(judge(good, 1)).toMatchObject({ passed: 2, failed: 1 });
  });
});

describe('schedule', () => {
  const suite = (name: string, needs?: string): Suite => ({ name, needs, run: vi.fn() });
  const skip = ({ name }: Suite) => ({ name, failed: 1 });

  it('never runs more than the limit, and one that needs another after it', async () => {
    const log: string[] = [];
    let running = 0;
    const run = async ({ name }: Suite) => {
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      log.push(`+${name}`);
      await new Promise((resolve) => setTimeout(resolve, name === 'a' ? 20 : 1));
      log.push(`-${name}`);
      running -= 1;
      return { name, failed: 0 };
    };
    const suites = [suite('a'), suite('b', 'a'), suite('c'), suite('d')];
    const results = await schedule(suites, 2, run, skip);
    expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(log.indexOf('+b')).toBeGreaterThan(log.indexOf('-a'));
    expect(log.indexOf('+c')).toBeLessThan(log.indexOf('-a'));
  });

  it('does not run what needs a failed suite', async () => {
    const run = vi.fn(({ name }: Suite) => Promise.resolve({ name, failed: 1 }));
    const results = await schedule([suite('a'), suite('b', 'a')], 2, run, skip);
    expect(run).toHaveBeenCalledTimes(1);
    expect(results).toHaveLength(2);
  });
});

describe('the summary', () => {
  const results = [
    { name: 'unit', passed: 10, failed: 0, skipped: 1, seconds: 2.34, logPath: '' },
    { name: 'e2e', passed: 5, failed: 2, skipped: 0, seconds: 61, logPath: '', message: 'Why\nso' },
  ];

  it('ends with the counts of all suites', () => {
    expect(countsLine(addCounts(results))).toBe('15 passed, 2 failed, 1 skipped');
    expect(printSummary(results)).toMatch(/15 passed, 2 failed, 1 skipped$/);
  });

  it('has a row with the duration and the reason of each suite', () => {
    const rows = printSummary(results).split('\n');
    expect(rows[1]).toMatch(/^unit +10 +0 +1 +2\.3 s$/);
    expect(rows[2]).toMatch(/^e2e +5 +2 +0 +61\.0 s +Why$/);
  });
});

describe('readOptions', () => {
  const names = ['unit', 'build'];

  it('reads both ways of writing an option', () => {
    expect(readOptions(['--only', 'unit,build', '--shard=1/2'], names)).toEqual({
      only: ['unit', 'build'],
      shard: '1/2',
    });
    expect(readOptions([], names)).toEqual({ only: undefined, shard: undefined });
  });

  it.each([
    [['--only', 'nope'], /no suite "nope".*\n.*unit,build/],
    [['--only'], /no suite ""/],
    [['--only', 'unit,'], /no suite ""/],
    [['--only', 'unit,', 'build'], /what to do with "build"/],
    [['unit'], /what to do with "unit"/],
    [['--only=unit', 'build'], /what to do with "build"/],
    [['--watch'], /what to do with "--watch"/],
    [['--shard', 'half'], /"half" is no part/],
    [['--shard', '3/2'], /"3\/2" is no part/],
    [['--shard', '0/2'], /"0\/2" is no part/],
    [['--shard'], /"" is no part/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, names)).toThrow(message);
  });
});

describe('selectedProjects', () => {
  it('finds the projects of a command line', () => {
    expect(selectedProjects(['test', '--project=dev', '--project', 'built'])).toEqual([
      'dev',
      'built',
    ]);
    expect(selectedProjects(['test', 'src'])).toBeUndefined();
  });
});
