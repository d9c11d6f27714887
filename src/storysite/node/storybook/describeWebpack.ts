import { describeError } from './describeError.ts';
import type { MainConfig, StorybookOptions } from './storybookModules.ts';

interface WebpackConfig {
  module: { rules: { test?: unknown }[] };
  resolve: { alias: Record<string, unknown> | { name: string }[] };
  plugins: { constructor: { name: string } }[];
}

const LEFT =
  'is ignored, because the site is built with Vite. Add the same to Vite with a plugin in the site configuration.';

/** One warning for each thing that the main file's `webpackFinal` adds. */
export async function describeWebpack(
  { webpackFinal }: MainConfig,
  options: StorybookOptions,
): Promise<string[]> {
  if (!webpackFinal) return [];
  const empty: WebpackConfig = { module: { rules: [] }, resolve: { alias: {} }, plugins: [] };
  const rest = { output: {}, optimization: {}, entry: [], mode: 'production' };
  try {
    const final = await webpackFinal({ ...empty, ...rest }, options);
    return [...listAdditions((final ?? empty) as Partial<WebpackConfig>)].map(
      (name) => `webpackFinal: ${name} ${LEFT}`,
    );
  } catch (error) {
    return [`webpackFinal ${LEFT} (What it adds is unknown: ${describeError(error)})`];
  }
}

/** Styles need no rule in Vite. */
const isForStyles = (test: unknown) =>
  test instanceof RegExp &&
  ['a.css', 'a.module.scss', 'a.scss', 'a.less'].some((a) => test.test(a));

function* listAdditions({ module, resolve, plugins }: Partial<WebpackConfig>): Generator<string> {
  const rules = (module?.rules ?? []).filter(({ test }) => !isForStyles(test));
  for (const { test } of rules) yield `the rule for ${String(test ?? 'all files')}`;
  const alias = resolve?.alias ?? {};
  const names = Array.isArray(alias) ? alias.map(({ name }) => name) : Object.keys(alias);
  for (const name of names) yield `the alias "${name}"`;
  for (const plugin of plugins ?? []) yield `the plugin ${plugin.constructor.name}`;
}
