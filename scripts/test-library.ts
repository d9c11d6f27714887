import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findLaunchOptions } from './browser.ts';
import { buildWorkbench } from './build/buildWorkbench.ts';
import { startPreview } from '../src/storysite/node/preview/startPreview.ts';
import { resolveBin } from './resolveBin.ts';
import { explainNpmFailure, projectRoot, runCommand, runNpm, SetupError } from './setup.mjs';
import {
  type Failure,
  printResults,
  PROJECT,
  readStoryFailures,
  readTypeErrors,
} from './test-library/readFailures.ts';

/** What is made or measured beside the project, by its path; a copy does without. */
const LEFT_OUT =
  /^(\.git|\.cache|dist[^/\\]*|test-results|playwright-report|node_modules[/\\]\.(cache|vite))([/\\]|$)/;

/** The exact versions that a command line names, each once; throws a `SetupError` for anything else. */
export function readVersions(args: string[]): string[] {
  const wrong = args.find((arg) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(arg));
  if (args.length > 0 && wrong === undefined) return [...new Set(args)];
  throw new SetupError(
    wrong === undefined ? 'No version of the library is named.' : `"${wrong}" is no exact version.`,
    'Name one or more, as in: npm run test:library -- 14.16.8',
  );
}

/** Runs a script in a folder and appends what it prints to a log; gives its exit code. */
async function run(logPath: string, root: string, script: string, args: string[]) {
  const log = openSync(logPath, 'a');
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const stdio = ['ignore', log, log] as const;
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: [...stdio] });
  const [code] = await once(child, 'close');
  return Number(code ?? 1);
}

async function install(version: string, root: string): Promise<void> {
  const args = ['install', `rc-select@${version}`, '--no-save', '--ignore-scripts'];
  const { code, output } = await runNpm(args, root);
  if (code !== 0) throw explainNpmFailure(output, `install rc-select ${version}`);
  const manifest = readFileSync(join(root, 'node_modules/rc-select/package.json'), 'utf8');
  const { version: installed } = JSON.parse(manifest) as { version: string };
  if (installed !== version) throw new Error(`npm installed ${installed} instead of ${version}.`);
}

async function checkTypes(root: string, logPath: string): Promise<Failure[]> {
  const compiler = resolveBin('typescript', 'tsc', root);
  const code = await run(logPath, root, compiler, ['--pretty', 'false']);
  const failures = readTypeErrors(readFileSync(logPath, 'utf8'));
  if (code === 0 || failures.length > 0) return failures;
  return [{ demo: PROJECT, where: 'types', why: `The compiler ended with code ${code}.` }];
}

async function runStories(root: string, logPath: string, demos: string[]): Promise<Failure[]> {
  const dir = join(root, 'dist/storybook');
  await buildWorkbench(root, dir);
  const { url, close } = await startPreview({ dir, base: '/' });
  const report = join(root, 'stories.json');
  const runner = resolveBin('@storybook/test-runner', 'test-storybook', root);
  const limits = ['--maxWorkers=1', '--testTimeout=60000'];
  const args = ['--url', url, ...limits, '--json', '--outputFile', report];
  const code = await run(logPath, root, runner, args).finally(close);
  if (!existsSync(report)) throw new Error(`The test runner ended with code ${code}.`);
  return readStoryFailures(readFileSync(report, 'utf8'), demos);
}

/** Installs a version in a copy of the project, and checks types and stories there. */
async function testVersion(version: string, logPath: string, demos: string[]): Promise<Failure[]> {
  // Tools follow links: where the temporary folder is one, no file would seem to be in the project.
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'library-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', remove);
  await cp(projectRoot, root, {
    recursive: true,
    // Followed, the links of `node_modules/.bin` would point back into the project.
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !LEFT_OUT.test(relative(projectRoot, source)),
  });
  await install(version, root);
  const typeErrors = await checkTypes(root, logPath);
  const failures = await runStories(root, logPath, demos).catch((error: Error) => [
    { demo: PROJECT, where: 'stories', why: error.message },
  ]);
  remove();
  return [...typeErrors, ...failures];
}

/** `npm run test:library -- 14.16.8`: every demo's types and stories with other versions of rc-select. */
async function testLibrary(args: string[]): Promise<void> {
  const versions = readVersions(args);
  await findLaunchOptions();
  const demos = readdirSync(join(projectRoot, 'stories')).filter((name) => name !== '_shared');
  const results = new Map<string, Failure[]>();
  for (const version of versions) {
    const logPath = join(projectRoot, '.cache/library', `${version}.log`);
    mkdirSync(dirname(logPath), { recursive: true });
    rmSync(logPath, { force: true });
    console.log(`Testing rc-select ${version}; all output is in ${logPath} …`);
    results.set(version, await testVersion(version, logPath, demos));
  }
  console.log(`\n${printResults(results, demos)}`);
  if ([...results.values()].some((failures) => failures.length > 0)) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Without an own handler, a signal would end the process without removing the copy.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await runCommand(() => testLibrary(process.argv.slice(2)));
}
