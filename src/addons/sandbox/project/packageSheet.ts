import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The sheet over that of the package; in the project that a reader makes, it is the only one. */
const LOOK = /(^|\/)_shared\/select\.css$/;

/** What the look replaces: the box of every element of the page, and the motion. */
const WITHOUT = [
  /^\* \{[^}]*\}\n/m,
  /^[^{}@]*(slide-up-\w+-active|choice-zoom)[^{}]*\{[^}]*\}\n/gm,
  /^@keyframes rcSelectDropdown\w+ \{.*?^\}\n/gms,
];

const compiled = new Map<string, Promise<string>>();

/**
 * A style sheet as readers get it: the one of the demos' look begins with that of the package, compiled, since a project
 * needs a tool for LESS, without what would style all elements.
 */
export async function printReaderSheet(source: string, file: string): Promise<string> {
  if (!LOOK.test(file)) return source;
  const sheet = path.resolve('node_modules/rc-select/assets/index.less');
  const css = compiled.get(sheet) ?? compile(sheet);
  compiled.set(sheet, css);
  return `/* The layout: rc-select/assets/index.less, compiled. The look follows it. */\n${(await css).trim()}\n\n${source}`;
}

async function compile(filename: string): Promise<string> {
  // Loaded for the first sheet: Storybook starts without.
  const { default: less } = await import('less');
  const { css } = await less.render(await readFile(filename, 'utf8'), { filename });
  const own = WITHOUT.reduce((text, rules) => text.replace(rules, ''), css);
  const { format } = await import('prettier');
  return format(own, { parser: 'css', printWidth: 80 });
}
