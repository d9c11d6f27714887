import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The sheet over that of the package; in the project that a reader makes, it is the only one. */
const LOOK = /(^|\/)_shared\/select\.css$/;

const compiled = new Map<string, Promise<string>>();

/**
 * A style sheet as readers get it: the one of the demos' look begins with that of the package, compiled, since a project
 * needs a tool for LESS.
 */
export async function printReaderSheet(source: string, file: string): Promise<string> {
  if (!LOOK.test(file)) return source;
  const sheet = path.resolve('node_modules/rc-select/assets/index.less');
  const css = compiled.get(sheet) ?? compile(sheet);
  compiled.set(sheet, css);
  return `/* rc-select/assets/index.less, compiled. */\n${(await css).trim()}\n\n${source}`;
}

async function compile(filename: string): Promise<string> {
  // Loaded for the first sheet: Storybook starts without.
  const { default: less } = await import('less');
  return (await less.render(await readFile(filename, 'utf8'), { filename })).css;
}
