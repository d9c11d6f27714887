const RunnerEnvironment = require('@storybook/test-runner/playwright/custom-environment.js');

/** @type {typeof RunnerEnvironment} Base class without Storybook's part. */
const BrowserEnvironment = Object.getPrototypeOf(RunnerEnvironment);

/** @type {RunnerEnvironment['global'] | undefined} Globals from the previous files. */
let shared;

/**
 * The runner's environment, but with one page for all files, as in normal use of Storybook: reloading Storybook for
 * each file would take as long as most stories. After a failed story, the next file gets a new page.
 */
module.exports = class extends RunnerEnvironment {
  hasFailed = false;

  /** @override */
  async setup() {
    // Files share the options as well.
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = Boolean(shared);
    if (!shared) return super.setup();
    await BrowserEnvironment.prototype.setup.call(this);
    Object.assign(this.global, shared);
  }

  /**
   * @override
   * @param {Parameters<RunnerEnvironment['handleTestEvent']>[0]} event
   */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_done' && event.test?.errors.length) this.hasFailed = true;
  }

  /** @override */
  async teardown() {
    const { browser, context, page } = this.global;
    shared = this.hasFailed ? undefined : { browser, context, page };
    // The runner closes whatever it still has a reference to.
    if (shared)
      Object.assign(this.global, { browser: undefined, context: undefined, page: undefined });
    await super.teardown();
  }
};
