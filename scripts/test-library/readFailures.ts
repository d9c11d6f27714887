import { stripVTControlCharacters } from 'node:util';
import { printTable } from '../printTable.ts';

/** A failure with a version of the library. */
export interface Failure {
  /** Folder of the demo, or `PROJECT`. */
  demo: string;
  /** Name of the story, or file and line of a type error. */
  where: string;
  /** Id of the story; undefined for a type error. */
  story?: string;
  why: string;
}

/** Used instead of a demo's name for failures outside the demos. */
export const PROJECT = '(project)';

const TYPE_ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

const demoOf = (path: string) => /(?:^|\/)stories\/([^/]+)\//.exec(path)?.[1] ?? PROJECT;

/** Parses the output of `tsc --pretty false`. Indented lines explain the error above; the innermost is the clearest. */
export function readTypeErrors(output: string): Failure[] {
  const failures: Failure[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, why = ''] = TYPE_ERROR.exec(line) ?? [];
    const last = failures.at(-1);
    if (file) {
      const path = file.replaceAll('\\', '/');
      failures.push({ demo: demoOf(path), where: `${path.split('/').at(-1)}:${row}`, why });
    } else if (last && /^\s+\S/.test(line)) {
      last.why = line.trim();
    }
  }
  return failures;
}

interface JestReport {
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
  }[];
}

/** Number of stories in the JSON report of Storybook's test runner. */
export const countStories = (report: string): number =>
  (JSON.parse(report) as JestReport).numTotalTests;

/** Failed stories in the JSON report of Storybook's test runner. A demo without any story that ran fails, too. */
export function readStoryFailures(report: string, demos: string[]): Failure[] {
  const files = (JSON.parse(report) as JestReport).testResults.map((file) => ({
    ...file,
    demo: demoOf(file.name.replaceAll('\\', '/')),
  }));
  const failed = files.flatMap(({ demo, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ demo, where: 'stories', why: firstReason(message) }]
      : assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ ancestorTitles: [title = '', where = title], failureMessages }) => {
            const text = failureMessages.join('\n');
            // The runner reports a story's address, not its id.
            const story = /[?&]path=\/story\/([\w-]+)/.exec(text)?.[1];
            return { demo, where, story, why: firstReason(text) };
          }),
  );
  const missing = demos.filter((name) => files.every(({ demo }) => demo !== name));
  return [...failed, ...missing.map((demo) => ({ demo, where: 'stories', why: 'None ran.' }))];
}

/** The error message in one line, without the address before it and the stack after it. */
function firstReason(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    // Jest's heading is redundant.
    .filter((line) => line && !line.startsWith('●'));
  const [first = 'No reason given.', second] = lines.slice(lines.indexOf('Message:') + 1);
  // A matcher's first line is only its call.
  return second && /\.\w+\(\w*\)$/.test(first) ? `${first}: ${second}` : first;
}

/** Limit for reasons, since types can be very long. */
const MAX_CHARS = 200;

/** Prints a line for each demo and for each failure. */
export function printResults(failures: Failure[], demos: string[]): string {
  const rows = [...demos, PROJECT].map((name) => {
    const count = failures.filter(({ demo }) => demo === name).length;
    return [name, count === 0 ? 'passed' : `${count} FAILED`];
  });
  const lines = failures.map(({ demo, where, why }) => {
    const line = `${demo} ${where}: ${why}`;
    return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)} …` : line;
  });
  return [printTable(rows), '', ...lines].join('\n');
}
