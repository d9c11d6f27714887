import { getJestConfig } from '@storybook/test-runner';

const jestConfig = getJestConfig();

/** @type {object} From `npm run test-storybook`; started by hand, the runner uses CHROMIUM_PATH or its own browser. */
const launchOptions = JSON.parse(process.env.BROWSER_LAUNCH_OPTIONS ?? 'null') ?? {
  executablePath: process.env.CHROMIUM_PATH,
};

const environment = /** @type {{ 'jest-playwright'?: { contextOptions?: object } }} */ (
  jestConfig.testEnvironmentOptions ?? {}
);

/** The runner's default configuration, with the browser for all suites. */
export default {
  ...jestConfig,
  testEnvironment: '<rootDir>/.storybook/test-runner-environment.cjs',
  reporters: [
    ...(jestConfig.reporters ?? ['default']),
    '<rootDir>/scripts/keyboard/KeyboardReporter.js',
  ],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...environment['jest-playwright'],
      launchOptions,
      // The runner injects a script into the page, which the built Storybook's policy blocks.
      contextOptions: { ...environment['jest-playwright']?.contextOptions, bypassCSP: true },
    },
  },
};
