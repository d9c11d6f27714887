import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectRoot, SetupError } from '../setup.mjs';

/** A foreign repository on trial; its two builds are `site` (ours) and `stock` (theirs) in `work`. */
export interface Trial {
  root: string;
  work: string;
}

/** Determines the folders of a trial; throws if there is no Storybook. */
export async function openTrial(root: string): Promise<Trial> {
  if (!existsSync(join(root, '.storybook'))) {
    throw new SetupError(`${root} has no folder .storybook.`, 'Name the folder that has one.');
  }
  const work = join(projectRoot, '.cache/trial', basename(root));
  await mkdir(work, { recursive: true });
  return { root, work };
}

/** Runs a command, writing its output to a log; returns its duration in seconds. */
function run({ root, work }: Trial, name: string, command: string[], cwd = root): number {
  const file = join(work, `${name}.log`);
  const log = openSync(file, 'w');
  const start = performance.now();
  const { status } = spawnSync(command[0] ?? '', command.slice(1), {
    cwd,
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status === 0) return (performance.now() - start) / 1000;
  throw new SetupError(`"${command.join(' ')}" failed in ${cwd}.`, `Its output is in ${file}.`);
}

/** Packs the engine, and installs the tarball without changing their manifest. */
export async function installEngine(trial: Trial): Promise<void> {
  run(
    trial,
    'pack',
    ['npm', 'pack', '-w', 'storysite', '--pack-destination', trial.work],
    projectRoot,
  );
  const tarball = (await readdir(trial.work)).find((file) => file.endsWith('.tgz')) ?? '';
  const flags = [
    '--no-save',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  ];
  const command = ['npm', 'install', join(trial.work, tarball), ...flags];
  try {
    run(trial, 'install', command);
  } catch {
    console.log('Installed with --legacy-peer-deps: npm finds a conflict, see install.log.');
    run(trial, 'install-legacy', [...command, '--legacy-peer-deps']);
  }
}

const COMMANDS = { site: 'storysite', stock: 'storybook' };

/** Builds our site or their own Storybook, and saves the cost next to it. */
export async function build(trial: Trial, name: keyof typeof COMMANDS): Promise<void> {
  const folder = join(trial.work, name);
  await rm(folder, { recursive: true, force: true });
  const command = ['npx', '--no-install', COMMANDS[name], 'build', '--output-dir', folder];
  const seconds = runBuild(trial, name, command);
  const files = await readdir(folder, { recursive: true });
  // Our site may contain their Storybook.
  const own = files.filter((file) => name === 'stock' || !file.startsWith('storybook'));
  const sizes = await Promise.all(own.map(async (file) => (await stat(join(folder, file))).size));
  const cost = { seconds, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  await writeFile(join(trial.work, `${name}.json`), JSON.stringify(cost));
}

function runBuild(trial: Trial, name: keyof typeof COMMANDS, command: string[]): number {
  try {
    return run(trial, name, command);
  } catch (error) {
    if (name === 'site' || !(error instanceof SetupError)) throw error;
    throw new SetupError(
      'Their own Storybook does not build, so there is nothing to compare.',
      error.message,
    );
  }
}

/** Reads the cost of the last build. */
export async function readCost({ work }: Trial, name: keyof typeof COMMANDS) {
  const text = await readFile(join(work, `${name}.json`), 'utf8');
  return JSON.parse(text) as { seconds: number; bytes: number };
}
