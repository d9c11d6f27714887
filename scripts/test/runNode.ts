import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { projectRoot, typescript } from '../setup.mjs';

/** How long one process of a suite may take before it counts as stuck. */
const TIME_LIMIT_MS = 30 * 60_000;

/** Exit code of a process that was stopped for taking too long. */
export const TIMED_OUT = 124;

const children = new Set<number>();

/** Stops a process and all that it started: browsers and servers outlive the runner that is killed alone. */
function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

process.on('exit', () => children.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130));
}

/**
 * Runs a script with this Node, TypeScript included, and appends all it prints to a file. Gives its exit code.
 * `cwd` is the project's folder unless told otherwise. One that takes too long is stopped and gives `TIMED_OUT`.
 */
export function runNode(
  logPath: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = projectRoot,
  limitMs: number = TIME_LIMIT_MS,
): Promise<number> {
  const log = createWriteStream(logPath, { flags: 'a' });
  const options = script.endsWith('.ts') ? typescript : [];
  const child = spawn(process.execPath, [...options, script, ...args], {
    cwd,
    // Colour codes would make the logs unreadable in an editor.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid) children.add(pid);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let timedOut = false;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      timedOut = true;
      log.write(`\nStopped: it took longer than ${limitMs / 60_000} minutes.\n`);
      if (pid) killGroup(pid);
    }, limitMs);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (pid) {
        killGroup(pid);
        children.delete(pid);
      }
      log.end(() => resolve(timedOut ? TIMED_OUT : (code ?? 1)));
    });
  });
}
