import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { projectRoot, typescript } from './setup.mjs';

/** A process with a log that takes longer is considered stuck. */
const TIME_LIMIT_MS = 30 * 60_000;

// Without a handler, a signal would end this process but not its child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

interface RunOptions {
  /** The project's folder by default. */
  cwd?: string;
  /** File to append the output to; by default, it goes to the terminal. */
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
  // Kill the whole process group: browsers and servers would outlive the runner.
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
