import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SetupError } from '../setup.mjs';

/** Builds the static Storybook into a folder, in its own process. Prints nothing unless it fails. */
export async function buildWorkbench(
  root: string,
  outDir: string,
  signal?: AbortSignal,
): Promise<void> {
  const bin = createRequire(join(root, 'package.json')).resolve('storybook/bin/index.cjs');
  const quiet = ['--quiet', '--disable-telemetry', '--loglevel', 'warn'];
  const child = spawn(process.execPath, [bin, 'build', '--output-dir', outDir, ...quiet], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A stopped build must not keep writing into a folder that is being removed.
    signal,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  child.on('error', (error) => (output += error.message));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return;
  throw new SetupError(
    `The workbench could not be built:\n\n${output}`,
    'Fix that and build again.',
  );
}
