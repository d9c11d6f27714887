import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './setup.mjs';

/**
 * Path of the script behind a package's command, to be run with this Node: works on every system, needs no shell.
 * `root` is the folder that holds `node_modules`.
 */
export function resolveBin(
  packageName: string,
  command = packageName,
  root: string = projectRoot,
): string {
  // Read from the folder, since not every package exports its package.json.
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[command];
  if (!path) throw new Error(`The package ${packageName} has no command "${command}".`);
  return join(dirname(manifest), path);
}
