import { existsSync, readFileSync } from 'node:fs';

/** File with the results of the keyboard tests' last runs. */
export const RESULTS = '.cache/keyboard/results.json';

/**
 * How a story's play function ended in its last run: `step` is the one that failed, or the error where it was in none.
 * @typedef {{ status: 'passed' } | { status: 'failed', step?: string }} StoryResult
 */

/**
 * The results by the stories' ids; none where no test has run.
 * @param {string} file
 * @returns {Record<string, StoryResult>}
 */
export const readResults = (file = RESULTS) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
