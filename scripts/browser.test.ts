import { afterEach, expect, it, vi } from 'vitest';
import { findLaunchOptions } from './browser.ts';

// What this run has found already does not count.
afterEach(() => vi.unstubAllEnvs());

it('takes the browser that CHROMIUM_PATH names, and no other in its place', async () => {
  vi.stubEnv('BROWSER_LAUNCH_OPTIONS', undefined);
  const { executablePath } = await findLaunchOptions();
  vi.stubEnv('BROWSER_LAUNCH_OPTIONS', undefined);
  vi.stubEnv('CHROMIUM_PATH', executablePath);
  expect(await findLaunchOptions()).toMatchObject({ executablePath });
  vi.stubEnv('BROWSER_LAUNCH_OPTIONS', undefined);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chrome');
  await expect(findLaunchOptions()).rejects.toThrow(/playwright install chromium[^]*CHROMIUM_PATH/);
});
