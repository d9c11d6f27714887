import { stripVTControlCharacters } from 'node:util';
import { printTable } from '../printTable.ts';

/** Something that fails with a version of the library. */
export interface Failure {
  /** Folder of the demo, or `PROJECT`. */
  demo: string;
  /** Name of the story, or file and line of a type error. */
  where: string;
  /** Id of the story; undefined for a type error. */
  story?: string;
  why: string;
}

/** Stands for the demo where something outside the demos fails. */
export const PROJECT = '(project)';

const TYPE_ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

const demoOf = (path: string) => /(?:^|\/)stories\/([^/]+)\//.exec(path)?.[1] ?? PROJECT;

/** The errors that `tsc --pretty false` printed. Indented lines explain the one above, the innermost best. */
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

/** How many stories ran, by the JSON report of Storybook's test runner. */
export const countStories = (report: string): number =>
  (JSON.parse(report) as JestReport).numTotalTests;

/** The failed stories in the JSON report of Storybook's test runner; a demo of which no story ran fails, too. */
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
            // The runner has the address of a story, not its id.
            const story = /[?&]path=\/story\/([\w-]+)/.exec(text)?.[1];
            return { demo, where, story, why: firstReason(text) };
          }),
  );
  const missing = demos.filter((name) => files.every(({ demo }) => demo !== name));
  return [...failed, ...missing.map((demo) => ({ demo, where: 'stories', why: 'None ran.' }))];
}

/** The thrown message in one line; the runner puts an address before it, and a stack after it. */
function firstReason(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    // Jest's heading adds nothing.
    .filter((line) => line && !line.startsWith('●'));
  const [first = 'No reason given.', second] = lines.slice(lines.indexOf('Message:') + 1);
  // The first line of a matcher is only its call.
  return second && /\.\w+\(\w*\)$/.test(first) ? `${first}: ${second}` : first;
}

/** Longer reasons are cut, since types can be endless. */
const MAX_CHARS = 200;

/** One line for each demo, and one for each failure. */
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
