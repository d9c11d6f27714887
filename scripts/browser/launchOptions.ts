import { execFile } from 'node:child_process';
import type { LaunchOptions } from '@playwright/test';

const TIME_LIMIT_MS = 20_000;

/** Whether a page can be opened in Chromium's sandbox: root is refused, and so are containers without user namespaces. */
function worksInSandbox(executablePath: string): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(true);
  if (process.getuid?.() === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const args = ['--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
    execFile(executablePath, args, { timeout: TIME_LIMIT_MS }, (error) => resolve(!error));
  });
}

/**
 * Launch options of our own for Playwright: the npm package's defaults switch off web security and site isolation,
 * which would hide what readers meet. The sandbox stays on wherever it can.
 */
export async function launchOptions(executablePath: string): Promise<LaunchOptions> {
  return {
    executablePath,
    chromiumSandbox: await worksInSandbox(executablePath),
    args: ['--disable-gpu', '--disable-component-update', '--disable-sync'],
  };
}
