import type { TestRunnerConfig } from '@storybook/test-runner';

const config: TestRunnerConfig = {};

export default config;
