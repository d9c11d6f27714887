import { getJestConfig } from '@storybook/test-runner';

const jestConfig = getJestConfig();

/** What `npm run test-storybook` found; run by hand, the runner takes CHROMIUM_PATH or its own browser. */
const launchOptions = JSON.parse(process.env.BROWSER_LAUNCH_OPTIONS ?? 'null') ?? {
  executablePath: process.env.CHROMIUM_PATH,
};

/** The runner's own configuration, with the browser that every suite uses. */
export default {
  ...jestConfig,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...jestConfig.testEnvironmentOptions?.['jest-playwright'],
      launchOptions,
    },
  },
};
