import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File with the results of the keyboard tests' last runs. */
export const RESULTS = 'docs/keyboard.json';

const STORIES = 'stories/_keyboard';

/**
 * How the stories' play functions ended, by the stories' ids: `passed`, or the step that failed, or the error where it was in
 * none. `of` is the hash of the stories that ran.
 * @typedef {{ of: string, stories: Record<string, string> }} Results
 */

/** A hash of the keyboard's stories and the version of rc-select: results of others are out of date. */
export function hashStories() {
  const hash = createHash('sha256');
  const { version } = JSON.parse(readFileSync('node_modules/rc-select/package.json', 'utf8'));
  hash.update(version);
  for (const file of readdirSync(STORIES).sort()) hash.update(readFileSync(join(STORIES, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The results of the stories as they are now; none where no test of these has run.
 * @param {string} file
 * @returns {Results}
 */
export function readResults(file = RESULTS) {
  const of = hashStories();
  /** @type {Results | undefined} */
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return results?.of === of ? results : { of, stories: {} };
}

/**
 * Keeps results, in the order of their ids.
 * @param {Results} results
 * @param {string} file
 */
export function writeResults({ of, stories }, file = RESULTS) {
  const sorted = Object.fromEntries(Object.entries(stories).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ of, stories: sorted }, null, 2)}\n`);
}
