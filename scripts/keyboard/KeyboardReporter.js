import { readResults, RESULTS, writeResults } from './results.js';

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
  /In the step "(.+?)": /.exec(message)?.[1] ?? message.trim().split('\n')[0] ?? '';

/** Jest's reporter that keeps the results of the keyboard tests, which the page `/keyboard` shows. */
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
    const tests = run.testResults
      .flatMap(({ testResults }) => testResults)
      .filter(({ ancestorTitles: [title = ''] }) => title.startsWith('Keyboard tests/'));
    if (tests.length === 0) return;
    const results = readResults(this.file);
    for (const { ancestorTitles, status, failureMessages } of tests) {
      const [title = '', name = ''] = ancestorTitles;
      results.stories[`${toIdPart(title)}--${toIdPart(name)}`] =
        status === 'passed' ? 'passed' : `failed: ${findStep(failureMessages.join('\n'))}`;
    }
    writeResults(results, this.file);
  }
}
