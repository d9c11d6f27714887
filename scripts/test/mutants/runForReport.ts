import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode, TIMED_OUT } from '../runNode.ts';

interface ReportedRun {
  /** Folder of the project that is tested. */
  root: string;
  /** The runner's script and its arguments. */
  script: string;
  args: string[];
  /** Name of the report that the runner writes into `folder`. */
  report: string;
  /** Folder for reports and logs, absolute. */
  folder: string;
  env?: NodeJS.ProcessEnv;
  limitMs: number;
}

/** Runs a test runner that writes a JSON report, and gives the report; rejects when it wrote none. */
export async function runForReport(run: ReportedRun): Promise<unknown> {
  const { root, script, args, report, folder, env, limitMs } = run;
  const path = join(folder, report);
  const logPath = path.replace(/\.json$/, '.log');
  await rm(path, { force: true });
  const code = await runNode(logPath, script, args, env, root, limitMs);
  if (code === TIMED_OUT) return 'timed out';
  if (!existsSync(path)) {
    throw new Error(
      `The runner wrote no report and ended with code ${code}; what it said is in ${logPath}.`,
    );
  }
  return JSON.parse(await readFile(path, 'utf8'));
}
