import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readResults, RESULTS } from './readResults.js';

/** @typedef {{ ancestorTitles: string[], status: string, failureMessages: string[] }} Test */

/**
 * A part of a story's id, of a title or of an export's name.
 * @param {string} text
 */
const toIdPart = (text) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');

/** @param {string} message */
const findStep = (message) =>
  /In the step "(.+?)": /.exec(message)?.[1] ?? message.trim().split('\n')[0];

/** Jest's reporter that keeps the results of the keyboard tests for the next build of the site. */
export default class KeyboardReporter {
  /**
   * @param {unknown} _config
   * @param {{ file?: string }} [options]
   */
  constructor(_config, { file = RESULTS } = {}) {
    this.file = file;
  }

  /**
   * A run of some stories leaves the results of the others.
   * @param {unknown} _contexts
   * @param {{ testResults: { testResults: Test[] }[] }} run
   */
  onRunComplete(_contexts, run) {
    const results = readResults(this.file);
    const tests = run.testResults.flatMap(({ testResults }) => testResults);
    for (const { ancestorTitles, status, failureMessages } of tests) {
      const [title = '', name = ''] = ancestorTitles;
      if (!title.startsWith('Keyboard tests/')) continue;
      results[`${toIdPart(title)}--${toIdPart(name)}`] =
        status === 'passed'
          ? { status }
          : { status: 'failed', step: findStep(failureMessages.join('\n')) };
    }
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(results, null, 2)}\n`);
  }
}
