import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SetupError } from '../setup/SetupError.mjs';

/** Builds the static Storybook into a folder, in a process of its own and without a word unless it fails. */
export function buildWorkbench(root: string, outDir: string, signal?: AbortSignal): Promise<void> {
  const bin = createRequire(join(root, 'package.json')).resolve('storybook/bin/index.cjs');
  const quiet = ['--quiet', '--disable-telemetry', '--loglevel', 'warn'];
  const child = spawn(process.execPath, [bin, 'build', '--output-dir', outDir, ...quiet], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A build that fails or is stopped must not leave this one writing into a folder that is being removed.
    signal,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    // `close` comes after an `error`, when nothing is written any more.
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new SetupError(
            `The workbench could not be built:\n\n${output}`,
            'Mend that and build again.',
          ),
        );
    });
  });
}
