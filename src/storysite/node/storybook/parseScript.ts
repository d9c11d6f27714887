import { parser, parserOptions, type types as t } from 'storybook/internal/babel';

/**
 * The syntax tree of a script, as Storybook's own parser makes it, with places in the text as it is: `babelParse` counts
 * in a text of its own, in which tabs are spaces and each line ends with `\n`.
 */
export function parseScript(code: string): t.File {
  const types = /^\s*\/\/\s*@flow/.test(code) ? 'flow' : 'typescript';
  const plugins = [...(parserOptions.plugins ?? []), types] as typeof parserOptions.plugins;
  return parser.parse(code, { ...parserOptions, plugins, tokens: false }) as t.File;
}
