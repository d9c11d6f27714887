import type { TestRunnerConfig } from '@storybook/test-runner';

/** Provides real key presses to play functions as `window.pressRealKey`; only these trigger default actions. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    // All stories share a page.
    if (await page.evaluate(() => 'pressRealKey' in window)) return;
    await page.exposeFunction('pressRealKey', (key: string) => page.keyboard.press(key));
  },
};

export default config;
