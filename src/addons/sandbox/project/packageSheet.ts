import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The sheet that extends the package's; in a reader's project, it is the only one. */
const LOOK = /(^|\/)_shared\/select\.css$/;

/** Parts of the package's sheet that the look replaces: box sizing of all elements, and motion. */
const WITHOUT = [
  /^\* \{[^}]*\}\n/m,
  /^[^{}@]*(slide-up-\w+-active|choice-zoom)[^{}]*\{[^}]*\}\n/gm,
  /^@keyframes rcSelectDropdown\w+ \{.*?^\}\n/gms,
];

const compiled = new Map<string, Promise<string>>();

/**
 * Prints a style sheet for readers. The demos' look starts with the package's sheet: compiled, so that projects need no
 * LESS, and without rules that would style all elements.
 */
export async function printReaderSheet(source: string, file: string): Promise<string> {
  if (!LOOK.test(file)) return source;
  const sheet = path.resolve('node_modules/rc-select/assets/index.less');
  const css = compiled.get(sheet) ?? compile(sheet);
  compiled.set(sheet, css);
  return `/* The layout: rc-select/assets/index.less, compiled. The look follows it. */\n${(await css).trim()}\n\n${source}`;
}

async function compile(filename: string): Promise<string> {
  // Loaded on demand, to keep Storybook's start fast.
  const { default: less } = await import('less');
  const { css } = await less.render(await readFile(filename, 'utf8'), { filename });
  const own = WITHOUT.reduce((text, rules) => text.replace(rules, ''), css);
  const { format } = await import('prettier');
  return format(own, { parser: 'css', printWidth: 80 });
}
