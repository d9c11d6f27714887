import { join } from 'node:path';
import { resolveBin } from '../../resolveBin.ts';
import { runForReport } from './runForReport.ts';
import { type Outcome, type TestRun, toPattern } from './TestRun.ts';

interface PlaywrightSuite {
  title: string;
  /** Relative to the project. */
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** What went wrong outside of the tests. */
  errors: { message?: string }[];
}

/** Runs end-to-end tests of a copy of the project against its development server. */
export function pageTests(root: string, folder: string, url: string): TestRun {
  return async ({ files, name, bail, limitMs }) => {
    const report = await runForReport({
      root,
      script: resolveBin('@playwright/test', 'playwright', root),
      args: [
        'test',
        ...files.map((file) => toPattern(`/${file}`)),
        '--project=dev',
        '--workers=1',
        '--reporter=json',
        '--trace=off',
        '--output=test-results/mutants',
        ...(bail ? ['--max-failures=1'] : []),
        ...(name ? ['--grep', toPattern(name)] : []),
      ],
      report: 'pages.json',
      folder,
      env: {
        SITE_URL: url,
        SITE_HOST: 'dev',
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'pages.json'),
      },
      limitMs,
    });
    if (report === 'timed out') return report;
    const { suites, errors } = report as PlaywrightReport;
    if (suites.length === 0) throw new Error(errors[0]?.message ?? 'There was no test to run.');
    return suites.flatMap((suite) => readOutcomes(suite, []));
  };
}

function readOutcomes(suite: PlaywrightSuite, above: string[]): Outcome[] {
  const own = suite.specs.flatMap(({ title, ok, tests }): Outcome[] => {
    const ran = tests.filter(({ status, results }) => status !== 'skipped' && results.length > 0);
    if (ran.length === 0) return [];
    const message = ran[0]?.results.at(-1)?.error?.message;
    return [{ file: suite.file, name: [...above, title].join(' '), passed: ok, message }];
  });
  const inner = (suite.suites ?? []).flatMap((each) => readOutcomes(each, [...above, each.title]));
  return [...own, ...inner];
}
