import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the project, regardless of the current folder. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Arguments that let Node run TypeScript, from any folder. */
export const typescript = ['--import', new URL('typescript.mjs', import.meta.url).href];

/** npm's record of installed packages. */
const RECORD = 'node_modules/.package-lock.json';

/** An error that the user can fix. The message explains the problem, then the remedy. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';

  /**
   * @param {string} problem
   * @param {string} remedy
   */
  constructor(problem, remedy) {
    super(`${problem}\n${remedy}`);
  }
}

/**
 * Runs npm in a folder, showing only its errors. Returns its exit code and output.
 * @param {string[]} args
 * @param {string} cwd
 */
export function runNpm(args, cwd) {
  const path = process.env.npm_execpath ?? '';
  const [command, first] = /npm-cli\.c?js$/.test(path) ? [process.execPath, [path]] : ['npm', []];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // Without a network, fail within seconds instead of minutes.
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  return spawnSync(command, [...first, ...args, ...quiet, ...retries], {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
}

/**
 * Whether npm's record of `node_modules` matches the lock file. npm writes the record last, so an installation that was
 * killed has none.
 * @param {string} root
 */
function isInstalled(root) {
  /** @type {(file: string) => Record<string, { version?: string, optional?: boolean }>} */
  const readPackages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  try {
    const installed = readPackages(RECORD);
    return Object.entries(readPackages('package-lock.json'))
      .filter(([folder]) => folder.startsWith('node_modules/'))
      .every(([folder, { version, optional }]) =>
        folder in installed ? installed[folder]?.version === version : optional,
      );
  } catch {
    return false;
  }
}

/**
 * Prepares the project: checks Node, and installs packages if they differ from the lock file. Otherwise prints and
 * changes nothing. Uses only Node's built-in modules.
 * @param {{ root?: string, nodeVersion?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<void>} Rejects with a `SetupError`.
 */
export async function setUp(options = {}) {
  const { root = projectRoot, nodeVersion = process.versions.node, log = console.log } = options;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const minimum = engines.node.replace('>=', '');
  if (nodeVersion.localeCompare(minimum, 'en', { numeric: true }) < 0) {
    throw new SetupError(
      `Node ${nodeVersion} is too old: this project needs ${minimum} or newer.`,
      'Install a newer Node from https://nodejs.org and run the command again.',
    );
  }
  if (isInstalled(root)) return;
  log('Installing the packages in the lock file. This happens once and takes about a minute.');
  // An old record would make a killed installation look complete.
  rmSync(join(root, RECORD), { force: true });
  if (runNpm(['ci', '--ignore-scripts', '--prefer-offline'], root).status === 0) return;
  throw new SetupError(
    'npm could not install the packages in the lock file; see its output above.',
    'Check the cause (the network, `npm config get registry`, `npm config get proxy`) and run the command again.',
  );
}

/**
 * Runs a command. If it fails, prints the error (only the message of a `SetupError`) and exits with 1.
 * @param {() => Promise<void>} steps
 */
export async function runCommand(steps) {
  try {
    await steps();
  } catch (error) {
    // The engine's errors are for users, too. Compared by name, since its package may not be installed yet.
    const isForUser = error instanceof Error && /^(Setup|Site)Error$/.test(error.name);
    if (isForUser) console.error(`\n${error.message}\n`);
    else console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(setUp);
}
