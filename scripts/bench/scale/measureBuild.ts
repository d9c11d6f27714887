import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { typescript } from '../../setup.mjs';
import { readTree } from './readTree.ts';

/** What a build cost. */
export interface BuildCost {
  seconds: number;
  /** Processor time of the build's processes, which a busy machine does not lengthen; undefined without `/proc`. */
  cpuSeconds?: number;
  /** Most memory that the build's processes held at a time; undefined without `/proc`. */
  peakBytes?: number;
}

const SAMPLE_MS = 100;
/** Heap that Node may use, in megabytes: without a limit it takes what the machine has. */
const HEAP_MB = 1400;

/** Builds a project's site, without the workbench, in a process of its own, and watches what it uses. */
export async function measureBuild(root: string, outDir: string): Promise<BuildCost> {
  const start = performance.now();
  const heap = `--max-old-space-size=${HEAP_MB}`;
  const args = [heap, ...typescript, 'scripts/build.ts', '--site-only'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, OUT_DIR: outDir, BASE_PATH: '', HTML_SUFFIX: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const used: Pick<BuildCost, 'cpuSeconds' | 'peakBytes'> = {};
  const timer = setInterval(() => {
    const use = readTree(child.pid ?? 0);
    if (!use) return;
    used.peakBytes = Math.max(used.peakBytes ?? 0, use.bytes);
    used.cpuSeconds = Math.max(used.cpuSeconds ?? 0, use.cpuSeconds);
  }, SAMPLE_MS);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  clearInterval(timer);
  if (code !== 0) throw new Error(`The copy of the project could not be built:\n${errors}`);
  return { seconds: (performance.now() - start) / 1000, ...used };
}
