import { join, relative } from 'node:path';
import { resolveBin } from '../../resolveBin.ts';
import { runForReport } from './runForReport.ts';
import { type Outcome, type TestRun, toPattern } from './TestRun.ts';

interface VitestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** Runs unit tests of a copy of the project. */
export function unitTests(root: string, folder: string): TestRun {
  return async ({ files, name, bail, limitMs }) => {
    const report = await runForReport({
      root,
      script: resolveBin('vitest', 'vitest', root),
      args: [
        'run',
        ...files,
        '--reporter=json',
        `--outputFile=${join(folder, 'unit.json')}`,
        ...(bail ? ['--bail=1'] : []),
        ...(name ? ['--testNamePattern', toPattern(name)] : []),
      ],
      report: 'unit.json',
      folder,
      limitMs,
    });
    return report === 'timed out' ? report : readOutcomes(report as VitestReport, root);
  };
}

/** The tests that ran; a file that could not be loaded is one that failed. */
function readOutcomes({ testResults }: VitestReport, root: string): Outcome[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Outcome[] => {
    const file = relative(root, name).replaceAll('\\', '/');
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ file, name: 'the file could not be loaded', passed: false, message }];
    }
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        name: test.fullName,
        passed: test.status === 'passed',
        message: test.failureMessages?.[0],
      }));
  });
}
