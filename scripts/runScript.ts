import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { projectRoot, typescript } from './setup.mjs';

/** How long a process with a log may take before it counts as stuck. */
const TIME_LIMIT_MS = 30 * 60_000;

// Without an own handler, a signal would end this process without those that it started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

/** Where a script is run. */
interface RunOptions {
  /** The project's folder when left out. */
  cwd?: string;
  /** File to which the script's output is appended; the terminal shows it when left out. */
  log?: string;
}

/** Runs a script of this project or of a package with this Node, TypeScript included. Returns its exit code. */
export function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  { cwd = projectRoot, log }: RunOptions = {},
): Promise<number> {
  const output = log ? openSync(log, 'a') : 'inherit';
  const options = script.endsWith('.ts') ? typescript : [];
  // Colour codes would make a log unreadable in an editor.
  const plain = log ? { FORCE_COLOR: undefined, NO_COLOR: '1' } : {};
  const child = spawn(process.execPath, [...options, script, ...args], {
    cwd,
    env: { ...process.env, ...plain, ...env },
    stdio: [log ? 'ignore' : 'inherit', output, output],
    detached: log !== undefined,
    timeout: log ? TIME_LIMIT_MS : undefined,
  });
  // With all that it started: browsers and servers outlive a runner that is killed by itself.
  const stop = () => {
    try {
      if (child.pid)
        process.kill(log && process.platform !== 'win32' ? -child.pid : child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.prependOnceListener('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      stop();
      process.off('exit', stop);
      if (child.killed)
        reject(new Error(`${script} was stopped because it took longer than 30 minutes.`));
      else resolve(code ?? 1);
    });
  });
}
