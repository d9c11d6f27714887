import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';

interface PackageJson {
  name?: string;
  module?: string;
  exports?: unknown;
  type?: string;
}

/**
 * Names of the installed packages whose ES modules only a bundler finds (a `module` field and no `exports`). Node would
 * load their CommonJS form, whose default import is another thing than in the browser.
 */
export async function bundlerOnlyPackages(root: string): Promise<string[]> {
  const files = await glob(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
    cwd: root,
  });
  const packages = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8')) as PackageJson),
  );
  return packages.flatMap(({ name, module, exports, type }) =>
    name && module && !exports && type !== 'module' ? [name] : [],
  );
}
