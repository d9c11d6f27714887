import { stripVTControlCharacters } from 'node:util';
import type { StoryResult } from './LibraryReport.ts';

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: Assertion[];
  }[];
}

interface Assertion {
  ancestorTitles: string[];
  status: string;
  failureMessages: string[];
}

const FOLDER = /[/\\]stories[/\\]([^/\\]+)[/\\][^/\\]+$/;

/** What a failed story's message comes to, in one line: the runner wraps the thrown message in an address and a stack. */
export function firstReason(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    // Jest's own heading says only that there is a failure.
    .filter((line) => line && !line.startsWith('●'));
  const start = lines.indexOf('Message:') + 1;
  const [first = 'It failed without a word.', second] = lines.slice(start);
  // A matcher's first line is only its call.
  return second && /\.\w+\(\w*\)$/.test(first) ? `${first}: ${second}` : first;
}

function readStory({ ancestorTitles, status, failureMessages }: Assertion): StoryResult {
  const story = ancestorTitles[1] ?? ancestorTitles[0] ?? '';
  if (status === 'passed') return { story, passed: true };
  return { story, passed: false, reason: firstReason(failureMessages.join('\n')) };
}

/** The results in the test runner's JSON report, by the demo's folder; a file that could not be run is one failure. */
export function readStoryResults(text: string): Map<string, StoryResult[]> {
  const { testResults } = JSON.parse(text) as JestReport;
  return new Map(
    testResults.map(({ name, message, assertionResults }) => {
      const demo = FOLDER.exec(name)?.[1] ?? name;
      const unread = { story: '(file)', passed: false, reason: firstReason(message) };
      return [demo, assertionResults.length > 0 ? assertionResults.map(readStory) : [unread]];
    }),
  );
}
