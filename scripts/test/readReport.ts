/** Numbers of tests of a suite, by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Shown next to the numbers. */
  message?: string;
  /** The slowest tests, the slowest first. */
  slowest?: TimedTest[];
}

export interface TimedTest {
  title: string;
  seconds: number;
}

const MOST_SHOWN = 4;
/** Message of a suite that ran nothing. */
export const NO_TEST = 'The suite ran no test.';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    assertionResults: { fullName?: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function countTests(report: JestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // Errors outside of tests count as failures.
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function listTests(report: JestReport | PlaywrightReport): TimedTest[] {
  if (!('stats' in report)) {
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName: title = '', duration }) => ({
        title,
        seconds: (duration ?? 0) / 1000,
      })),
    );
  }
  const list = ({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] => [
    ...suites.flatMap(list),
    ...specs.map(({ title, tests }) => {
      const times = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      return { title, seconds: times.reduce((sum, time) => sum + time, 0) / 1000 };
    }),
  ];
  return list(report);
}

/** Counts tests in a JSON report of Vitest, Jest or Playwright. A run that passes despite a bad exit code fails. */
export function readReport(text: string, exitCode: number): Counts {
  const report = JSON.parse(text) as JestReport | PlaywrightReport;
  const slowest = listTests(report)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_SHOWN);
  const counts: Counts = { ...countTests(report), ...(slowest.length > 0 && { slowest }) };
  if (counts.passed + counts.failed + counts.skipped === 0) {
    return { ...counts, failed: 1, message: NO_TEST };
  }
  if (counts.failed === 0 && exitCode !== 0) {
    const message = `No test failed, but the runner ended with code ${exitCode}.`;
    return { ...counts, failed: 1, message };
  }
  return counts;
}
