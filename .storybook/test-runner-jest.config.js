import { getJestConfig } from '@storybook/test-runner';

const jestConfig = getJestConfig();

/** @type {object} What `npm run test-storybook` found; by hand, the runner takes CHROMIUM_PATH or its own browser. */
const launchOptions = JSON.parse(process.env.BROWSER_LAUNCH_OPTIONS ?? 'null') ?? {
  executablePath: process.env.CHROMIUM_PATH,
};

const environment = /** @type {{ 'jest-playwright'?: { contextOptions?: object } }} */ (
  jestConfig.testEnvironmentOptions ?? {}
);

/** The runner's own configuration, with the browser that every suite uses. */
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
      // The runner injects a script into the page, which the policy of the built Storybook blocks.
      contextOptions: { ...environment['jest-playwright']?.contextOptions, bypassCSP: true },
    },
  },
};
