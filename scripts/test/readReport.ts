/** How many tests of a suite ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Shown beside the numbers. */
  message?: string;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function countTests(report: JestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // An error outside of the tests is a failure, too.
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

/** Counts the tests of a JSON report of Vitest, Jest or Playwright; a run that only seems good counts as failed. */
export function readReport(text: string, exitCode: number): Counts {
  const counts = countTests(JSON.parse(text));
  if (counts.passed + counts.failed + counts.skipped === 0) {
    return { ...counts, failed: 1, message: 'The suite ran no test.' };
  }
  if (counts.failed === 0 && exitCode !== 0) {
    const message = `No test failed, but the runner ended with code ${exitCode}.`;
    return { ...counts, failed: 1, message };
  }
  return counts;
}
