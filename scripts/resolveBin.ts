import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './setup.mjs';

/**
 * Path of the script behind a package's command. Running it with Node works on every system without a shell. `root`
 * contains `node_modules`.
 */
export function resolveBin(
  packageName: string,
  command = packageName,
  root: string = projectRoot,
): string {
  // Not every package exports its package.json, so read the file.
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[command];
  if (!path) throw new Error(`The package ${packageName} has no command "${command}".`);
  return join(dirname(manifest), path);
}
