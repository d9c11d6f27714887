/** The used parts of the environment of Storybook's test runner, which has no types. */
declare module '@storybook/test-runner/playwright/custom-environment.js' {
  class RunnerEnvironment {
    global: { browser?: object; context?: object; page?: object };
    _config: {
      testEnvironmentOptions: { 'jest-playwright': { skipInitialization?: boolean } };
    };
    setup(): Promise<void>;
    handleTestEvent(event: { name: string; test?: { errors: unknown[] } }): Promise<void>;
    teardown(): Promise<void>;
  }
  export = RunnerEnvironment;
}
