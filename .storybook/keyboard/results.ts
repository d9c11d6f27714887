import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** How a story's play function ended in its last run. */
export interface StoryResult {
  status: 'passed' | 'failed';
  /** The step that failed, or the start of the error where it was in none. */
  step?: string;
}

/** By the stories' ids. */
export type StoryResults = Record<string, StoryResult>;

const FILE = '.cache/keyboard/results.json';

interface JestReport {
  testResults: {
    assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
  }[];
}

const sanitize = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The results of the keyboard tests in a JSON report of Storybook's test runner. */
export function readReportedResults(report: string): StoryResults {
  const tests = (JSON.parse(report) as JestReport).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  return Object.fromEntries(
    tests
      .filter(({ ancestorTitles: [title = ''] }) => title.startsWith('Keyboard tests/'))
      .map(({ ancestorTitles: [title = '', name = ''], status, failureMessages }) => [
        `${sanitize(title)}--${sanitize(name)}`,
        status === 'passed'
          ? { status: 'passed' }
          : { status: 'failed', step: findStep(failureMessages.join('\n')) },
      ]),
  );
}

const findStep = (message: string) =>
  /In the step "(.+?)": /.exec(message)?.[1] ?? message.trim().split('\n')[0];

/** The results of the last runs; none where no test has run. */
export const readResults = (file = FILE): StoryResults =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoryResults) : {};

/** Keeps the results of a run for the next build; a run of some stories leaves those of the others. */
export function saveResults(reportPath: string, file = FILE): void {
  if (!existsSync(reportPath)) return;
  const results = { ...readResults(file), ...readReportedResults(readFileSync(reportPath, 'utf8')) };
  mkdirSync(file.replace(/[^/]*$/, ''), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
