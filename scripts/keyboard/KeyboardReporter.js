import { readResults, RESULTS, writeResults } from './results.js';

/** @typedef {{ ancestorTitles: string[], status: string, failureMessages: string[] }} Test */

/**
 * Converts a title or an export's name to a part of a story's id.
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

/** Jest reporter that saves the results of the keyboard tests for the page `/keyboard`. */
export default class KeyboardReporter {
  /**
   * @param {unknown} _config
   * @param {{ file?: string }} [options]
   */
  constructor(_config, { file = RESULTS } = {}) {
    this.file = file;
  }

  /**
   * A partial run keeps the results of the other stories.
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
