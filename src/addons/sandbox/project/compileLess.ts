import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What was compiled in this process, by its file: the sheets of packages stay as they are, and all demos use the same. */
const compiled = new Map<string, Promise<string>>();

/** The CSS of a package's LESS sheet, named by its specifier; sandboxes take no LESS without a further tool. */
export function compileLess(specifier: string, root: string): Promise<string> {
  const filename = path.join(root, 'node_modules', specifier);
  const css = compiled.get(filename) ?? compile(filename);
  compiled.set(filename, css);
  return css;
}

async function compile(filename: string): Promise<string> {
  // Loaded for the first sheet: the workbench starts without.
  const { default: less } = await import('less');
  const { css } = await less.render(await readFile(filename, 'utf8'), { filename });
  return css;
}
