import {
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buildStorybook, startPreview } from 'storysite';
import config from '../.storybook/site.config.ts';
import { findLaunchOptions } from './browser.ts';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand, runNpm, SetupError } from './setup.mjs';
import { mergeVersion, type Versions } from './test-library/mergeVersion.ts';
import {
  countStories,
  type Failure,
  printResults,
  PROJECT,
  readStoryFailures,
  readTypeErrors,
} from './test-library/readFailures.ts';
import { demoNames } from './test/demoNames.ts';

/** Results for the page "Versions". */
const RESULTS = join(projectRoot, 'docs/versions.json');

/** Paths of generated files, which a copy of the project omits. */
const LEFT_OUT =
  /^(\.git|\.cache|dist[^/\\]*|test-results|playwright-report|node_modules[/\\]\.(cache|vite))([/\\]|$)/;

async function checkTypes(root: string, log: string): Promise<Failure[]> {
  const code = await runScript(
    resolveBin('typescript', 'tsc', root),
    ['--pretty', 'false'],
    {},
    { cwd: root, log },
  );
  const failures = readTypeErrors(readFileSync(log, 'utf8'));
  if (code === 0 || failures.length > 0) return failures;
  return [{ demo: PROJECT, where: 'types', why: `The compiler ended with code ${code}.` }];
}

/** Number of stories that ran, and failures in stories and types. */
interface Outcome {
  stories: number;
  failures: Failure[];
}

async function runStories(root: string, log: string): Promise<Outcome> {
  const dir = join(root, 'dist/storybook');
  await buildStorybook({ root, outDir: dir, config });
  const { url, close } = await startPreview({ dir, base: '/' });
  const report = join(root, 'stories.json');
  const runner = resolveBin('@storybook/test-runner', 'test-storybook', root);
  const limits = ['--maxWorkers=1', '--testTimeout=60000'];
  const args = ['--url', url, ...limits, '--json', '--outputFile', report];
  const code = await runScript(runner, args, {}, { cwd: root, log }).finally(close);
  if (!existsSync(report)) throw new Error(`The test runner exited with code ${code}.`);
  const text = readFileSync(report, 'utf8');
  return { stories: countStories(text), failures: readStoryFailures(text, demoNames) };
}

/** Installs a version in a copy of the project, and checks types and stories there. */
async function testVersion(version: string, log: string): Promise<Outcome> {
  // Tools resolve symlinks: if the temporary folder is one, files would seem to be outside the project.
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'library-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  await cp(projectRoot, root, {
    recursive: true,
    // Resolved, the links in `node_modules/.bin` would point back into the project.
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !LEFT_OUT.test(relative(projectRoot, source)),
  });
  // The successor has another name, but the project imports it by the current one.
  const name = version.startsWith('@') ? `npm:${version}` : version;
  if (runNpm(['install', `rc-select@${name}`, '--no-save'], root).status !== 0) {
    throw new SetupError(`npm could not install ${packageOf(version)}.`, 'See its output above.');
  }
  const typeErrors = await checkTypes(root, log);
  const { stories, failures } = await runStories(root, log).catch((error: Error) => ({
    stories: 0,
    failures: [{ demo: PROJECT, where: 'stories', why: error.message }],
  }));
  return { stories, failures: [...typeErrors, ...failures] };
}

/** A version of rc-select, or the successor's name with a version: `14.16.8`, `@rc-component/select@1.12.0`. */
const EXACT_VERSION = /^(@rc-component\/select@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

const packageOf = (version: string) => (version.startsWith('@') ? version : `rc-select@${version}`);

/** Throws if a version is not exact or does not exist on npm, before the first test takes minutes. */
function checkVersions(versions: string[]): void {
  if (versions.length === 0 || !versions.every((name) => EXACT_VERSION.test(name))) {
    throw new SetupError(
      `"${versions.join(' ')}" is not an exact version.`,
      'Give one or more, as in: npm run test:library -- 14.16.8 @rc-component/select@1.12.0',
    );
  }
  for (const version of versions) {
    const name = packageOf(version);
    const { status, stdout } = runNpm(['view', name, 'version'], projectRoot);
    if (status === 0 && stdout.trim()) continue;
    throw new SetupError(
      `npm finds no ${name}, so no version was tested.`,
      `\`npm view ${name.slice(0, name.lastIndexOf('@'))} versions\` lists those that there are.`,
    );
  }
}

/** Adds a version's result to the page "Versions". */
function saveResult(version: string, outcome: Outcome): void {
  const versions = JSON.parse(readFileSync(RESULTS, 'utf8')) as Versions;
  const date = new Date().toISOString().slice(0, 10);
  // Stories of recipes, guides and keys are on other pages.
  const isShown = ({ demo }: Failure) => demo === PROJECT || demoNames.includes(demo);
  const failures = outcome.failures.filter(isShown);
  const merged = mergeVersion(versions, version, { date, demos: demoNames, ...outcome, failures });
  writeFileSync(RESULTS, `${JSON.stringify(merged, null, 2)}\n`);
}

/** `npm run test:library -- 14.16.8`: tests all demos' types and stories with other versions, one by one. */
async function testLibrary(versions: string[]): Promise<void> {
  checkVersions(versions);
  await findLaunchOptions();
  for (const version of versions) {
    const log = join(projectRoot, '.cache/library', `${version.replaceAll('/', '-')}.log`);
    mkdirSync(dirname(log), { recursive: true });
    rmSync(log, { force: true });
    console.log(`Testing ${packageOf(version)}; the output goes to ${log} …`);
    const outcome = await testVersion(version, log);
    saveResult(version, outcome);
    console.log(`\n${printResults(outcome.failures, demoNames)}\n`);
    if (outcome.failures.length > 0) process.exitCode = 1;
  }
}

await runCommand(() => testLibrary(process.argv.slice(2)));
