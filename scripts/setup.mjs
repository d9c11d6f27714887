import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { explainNpmFailure } from './setup/explainNpmFailure.mjs';
import { findNpm, runNpm as runNpmCommand } from './setup/runNpm.mjs';
import { installPackages } from './setup/installPackages.mjs';
import { isInstalled } from './setup/isInstalled.mjs';
import { meetsMinimum } from './setup/meetsMinimum.mjs';
import { SetupError } from './setup/SetupError.mjs';

export { explainNpmFailure, SetupError };

/**
 * Runs npm in a folder without showing what it prints. Gives its exit code, its answer and all that it printed.
 * @param {string[]} args
 * @param {string} cwd
 */
export const runNpm = (args, cwd) => runNpmCommand(findNpm(), args, cwd);

/** Folder of the project, whatever folder the command was called from. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Arguments with which Node runs TypeScript, from whatever folder. */
export const typescript = ['--import', new URL('typescript.mjs', import.meta.url).href];

/**
 * Makes the project ready to run: checks Node and the lock file, installs when the packages are missing or others
 * than the lock file says. Says nothing and changes nothing when all is well. Uses only Node's own modules.
 * @param {{ root?: string, nodeVersion?: string, npm?: string[], log?: (line: string) => void }} [options]
 *   `npm` is the command to install with, in parts.
 * @returns {Promise<void>} Rejects with a `SetupError`.
 */
export async function setUp(options = {}) {
  const { root = projectRoot, nodeVersion = process.versions.node, log = console.log } = options;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!meetsMinimum(nodeVersion, engines.node)) {
    throw new SetupError(
      `Node ${nodeVersion} is too old: this project needs ${engines.node}.`,
      'Install a newer Node from https://nodejs.org and run the command again.',
    );
  }
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new SetupError(
      'package-lock.json is missing, so nothing says which packages belong to this project.',
      'Restore it with `git checkout package-lock.json` and run the command again.',
    );
  }
  if (isInstalled(root)) return;
  log('Installing the packages of the lock file. This happens once and takes about a minute.');
  await installPackages(root, options.npm);
}

/**
 * Runs a command's steps; when one fails, prints what it says (of a `SetupError` the advice alone) and exits 1.
 * @param {() => Promise<void>} steps
 */
export async function runCommand(steps) {
  try {
    await steps();
  } catch (error) {
    if (error instanceof SetupError) console.error(`\n${error.message}\n`);
    else console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(setUp);
}
