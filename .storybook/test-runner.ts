import type { TestRunnerConfig } from '@storybook/test-runner';

/** Gives play functions real keys, as `window.pressRealKey`: a browser's own actions follow no other. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    // All stories share a page.
    if (await page.evaluate(() => 'pressRealKey' in window)) return;
    await page.exposeFunction('pressRealKey', (key: string) => page.keyboard.press(key));
  },
};

export default config;
