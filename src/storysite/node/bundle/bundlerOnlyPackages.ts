import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { describeError } from '../../core/describeError.ts';
import type { Warn } from '../../core/Warning.ts';
import { parseManifest } from '../project/readPackage.ts';

interface PackageJson {
  name?: string;
  module?: string;
  exports?: unknown;
  type?: string;
}

/**
 * Names of the installed packages whose ES modules only a bundler finds (a `module` field and no `exports`). Node would
 * load their CommonJS build, whose default import differs from the browser's. Skips a package that cannot be read.
 */
export async function bundlerOnlyPackages(root: string, warn: Warn): Promise<string[]> {
  const files = await glob(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
    cwd: root,
  });
  const packages = files.map(async (file): Promise<PackageJson> => {
    try {
      return parseManifest(file, await readFile(join(root, file), 'utf8'));
    } catch (error) {
      warn('package', `A package is skipped: ${describeError(error)} Install it again.`);
      return {};
    }
  });
  return (await Promise.all(packages)).flatMap(({ name, module, exports, type }) =>
    name && module && !exports && type !== 'module' ? [name] : [],
  );
}
