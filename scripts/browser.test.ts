import { chromium } from '@playwright/test';
import { afterEach, expect, it, vi } from 'vitest';
import { findLaunchOptions } from './browser.ts';

// Forgets the browser that this run has found.
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

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'gives every browser the same font, whatever the machine has',
  async () => {
    vi.stubEnv('FONTCONFIG_FILE', undefined);
    const browser = await chromium.launch(await findLaunchOptions());
    try {
      const page = await browser.newPage();
      await page.setContent(
        ['sans-serif', 'serif', 'DejaVu Sans', 'Noto Sans CJK JP']
          .map((font) => `<span style="font: 16px '${font}', ${font}">Fonts 漢字</span><br>`)
          .join(''),
      );
      const widths = page
        .locator('span')
        .evaluateAll((spans) =>
          spans.map((span) => span.clientWidth || span.getBoundingClientRect().width),
        );
      expect(new Set(await widths).size).toBe(1);
    } finally {
      await browser.close();
    }
  },
);
