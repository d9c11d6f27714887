import { getJestConfig } from '@storybook/test-runner';

const jestConfig = getJestConfig();

/** The runner's own configuration, with the browser that `scripts/browser.ts` found for every suite. */
export default {
  ...jestConfig,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...jestConfig.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] },
    },
  },
};
