import { readFile } from 'node:fs/promises';
import path from 'node:path';
import less from 'less';

/** The CSS of a package's LESS sheet, named by its specifier; sandboxes take no LESS without a further tool. */
export async function compileLess(specifier: string, root: string): Promise<string> {
  const filename = path.join(root, 'node_modules', specifier);
  const { css } = await less.render(await readFile(filename, 'utf8'), { filename });
  return css;
}
