import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { SetupError } from '../setup.mjs';

const SAMPLE_MS = 200;

/** Time and memory used by a command and its child processes. */
export interface Cost {
  seconds: number;
  /** Peak memory in bytes; undefined if the system has no `ps`. */
  memory?: number;
}

/** Runs a Node script. If it fails, throws with its output. */
export async function runMeasured(script: string, args: string[], cwd: string): Promise<Cost> {
  const start = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  }
  let memory: number | undefined;
  const timer = setInterval(() => {
    void readMemory(child.pid ?? 0).then((bytes) => {
      if (bytes !== undefined) memory = Math.max(memory ?? 0, bytes);
    });
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new SetupError(
      `${script} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-4000)}`,
      'Run it there by hand.',
    );
  }
  return { seconds: (performance.now() - start) / 1000, memory };
}

/** Memory of a process and its descendants, in bytes. */
async function readMemory(root: number): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const family = new Set([root]);
    let kilobytes = 0;
    for (let size = 0; size < family.size;) {
      size = family.size;
      for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
    }
    for (const [pid = 0, , rss = 0] of rows) if (family.has(pid)) kilobytes += rss;
    return kilobytes * 1024;
  } catch {
    return undefined;
  }
}
