import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File with the latest results of the keyboard tests. */
export const RESULTS = 'docs/keyboard.json';

const STORIES = 'stories/_keyboard';

/**
 * Results of play functions, by story id: `passed`, the failed step, or the error if it occurred outside of steps. `of`
 * is the hash of the stories that ran.
 * @typedef {{ of: string, stories: Record<string, string> }} Results
 */

/** Hash of the keyboard stories and the version of rc-select; results with another hash are outdated. */
export function hashStories() {
  const hash = createHash('sha256');
  const { version } = JSON.parse(readFileSync('node_modules/rc-select/package.json', 'utf8'));
  hash.update(version);
  for (const file of readdirSync(STORIES).sort()) hash.update(readFileSync(join(STORIES, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Results for the current stories; empty if they have not run.
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
 * Saves results, sorted by id.
 * @param {Results} results
 * @param {string} file
 */
export function writeResults({ of, stories }, file = RESULTS) {
  const sorted = Object.fromEntries(Object.entries(stories).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ of, stories: sorted }, null, 2)}\n`);
}
