import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { projectRoot, typescript } from '../setup.mjs';

/** How long one process of a suite may take before it counts as stuck. */
const TIME_LIMIT_MS = 30 * 60_000;

const children = new Set<number>();

/** Stops a process and all that it started: browsers and servers outlive a runner that is killed by itself. */
function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

process.on('exit', () => children.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130));
}

/**
 * Runs a script with this Node, TypeScript included, and appends all that it prints to a file. Returns its exit code.
 * `cwd` is the project's folder unless given. A process that takes too long is stopped, which the file says.
 */
export function runNode(
  logPath: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = projectRoot,
): Promise<number> {
  const log = openSync(logPath, 'a');
  const options = script.endsWith('.ts') ? typescript : [];
  const child = spawn(process.execPath, [...options, script, ...args], {
    cwd,
    // Colour codes would make the logs unreadable in an editor.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', log, log],
    detached: true,
    timeout: TIME_LIMIT_MS,
  });
  closeSync(log);
  const { pid } = child;
  if (pid) children.add(pid);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (child.killed) {
        const minutes = TIME_LIMIT_MS / 60_000;
        appendFileSync(logPath, `\nStopped: it took longer than ${minutes} minutes.\n`);
      }
      if (pid) {
        killGroup(pid);
        children.delete(pid);
      }
      resolve(code ?? 1);
    });
  });
}
