import { execFile } from 'node:child_process';

const TIME_LIMIT_MS = 15_000;

/** Whether a browser can be started here: it finds its libraries and says its version. */
export function startsUp(executablePath: string, env?: NodeJS.ProcessEnv): Promise<boolean> {
  // Chrome on Windows opens a window instead of printing its version; its installer brings all that it needs.
  if (process.platform === 'win32') return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, timeout: TIME_LIMIT_MS };
    execFile(executablePath, ['--version'], options, (error) => resolve(!error));
  });
}
