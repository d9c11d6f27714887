import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startPreview } from '../preview/startPreview.ts';
import { resolveBin } from '../resolveBin.ts';
import { explainNpmFailure, runNpm } from '../setup.mjs';
import { runNode } from '../test/runNode.ts';
import { buildWorkbench } from '../build/buildWorkbench.ts';
import { copyWithPackages } from '../test/copyWithPackages.ts';
import { joinResults } from './joinResults.ts';
import type { LibraryReport, StoryResult } from './LibraryReport.ts';
import { readStoryResults } from './readStoryResults.ts';
import { type FileError, readTypeErrors } from './readTypeErrors.ts';

/** A copy of the project with another version of the library, and where to write all that is printed in it. */
interface Trial {
  root: string;
  version: string;
  logPath: string;
}

async function install({ root, version }: Trial): Promise<void> {
  const args = ['install', `rc-select@${version}`, '--no-save', '--ignore-scripts'];
  const { code, output } = await runNpm(args, root);
  if (code !== 0) throw explainNpmFailure(output, `install rc-select ${version}`);
  const manifest = readFileSync(join(root, 'node_modules/rc-select/package.json'), 'utf8');
  const installed = (JSON.parse(manifest) as { version: string }).version;
  if (installed !== version) throw new Error(`npm installed ${installed} instead of ${version}.`);
}

async function checkTypes({ root, logPath }: Trial): Promise<FileError[]> {
  const compiler = resolveBin('typescript', 'tsc', root);
  const code = await runNode(logPath, compiler, ['--pretty', 'false'], {}, root);
  // The compiler is the first to write there.
  const output = readFileSync(logPath, 'utf8');
  const errors = readTypeErrors(output);
  if (code !== 0 && errors.length === 0) throw new Error(`The compiler failed:\n${output}`);
  return errors;
}

async function runStories({ root, logPath }: Trial): Promise<Map<string, StoryResult[]>> {
  const dir = join(root, 'dist/storybook');
  await buildWorkbench(root, dir);
  const preview = await startPreview({ dir, base: '/' });
  try {
    const reportPath = join(root, 'stories.json');
    const runner = resolveBin('@storybook/test-runner', 'test-storybook', root);
    const where = ['--url', preview.url, '--maxWorkers=1', '--testTimeout=60000'];
    const args = [...where, '--json', '--outputFile', reportPath];
    const code = await runNode(logPath, runner, args, {}, root);
    if (!existsSync(reportPath)) throw new Error(`The runner ended with code ${code}.`);
    return readStoryResults(readFileSync(reportPath, 'utf8'));
  } finally {
    await preview.close();
  }
}

/**
 * Installs a version of the library in a copy of the project, checks its types and runs all stories there. `logPath`
 * gets what the compiler and the runner printed. Rejects when the version cannot be installed.
 */
export async function testVersion(version: string, logPath: string): Promise<LibraryReport> {
  const { root, remove } = await copyWithPackages();
  const trial = { root, version, logPath };
  try {
    mkdirSync(dirname(logPath), { recursive: true });
    rmSync(logPath, { force: true });
    await install(trial);
    const demos = readdirSync(join(root, 'stories')).filter((name) => name !== '_shared');
    const typeErrors = await checkTypes(trial);
    try {
      return joinResults({ version, demos, typeErrors, stories: await runStories(trial) });
    } catch (error) {
      const notRun = error instanceof Error ? error.message : String(error);
      return joinResults({ version, demos, typeErrors, stories: new Map(), notRun });
    }
  } finally {
    remove();
  }
}
