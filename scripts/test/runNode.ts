import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { projectRoot } from '../setup.mjs';

/** How long one process of a suite may take before it counts as stuck. */
const TIME_LIMIT_MS = 15 * 60_000;

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
 * `cwd` is the project's folder unless told otherwise.
 */
export function runNode(
  logPath: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = projectRoot,
): Promise<number> {
  const log = createWriteStream(logPath, { flags: 'a' });
  const typescript = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...typescript, script, ...args], {
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
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      log.write(`\nStopped: it took longer than ${TIME_LIMIT_MS / 60_000} minutes.\n`);
      if (pid) killGroup(pid);
    }, TIME_LIMIT_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (pid) {
        killGroup(pid);
        children.delete(pid);
      }
      log.end(() => resolve(code ?? 1));
    });
  });
}
