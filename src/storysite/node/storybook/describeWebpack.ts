import { describeError } from '../../core/describeError.ts';
import type { MainConfig, StorybookOptions } from './storybookModules.ts';
import type { SvgKind } from './Storybook.ts';
import type { Warn } from '../../core/Warning.ts';

interface Rule {
  test?: unknown;
  loader?: unknown;
  use?: unknown;
}

interface WebpackConfig {
  module: { rules: Rule[] };
  resolve: { alias: Record<string, unknown> | { name: string }[] };
  plugins: { constructor: { name: string } }[];
}

const LEFT =
  'is ignored, because the site is built with Vite. Add the same to Vite with a plugin in the site configuration.';

const emptyConfig = () => ({
  module: { rules: [] },
  resolve: { alias: {} },
  plugins: [],
  output: {},
  optimization: {},
  entry: [],
  mode: 'production',
});

/** Warns of each thing that `webpackFinal` adds, in the main file or, for rules, in an addon; says what imported SVG files are. */
export async function describeWebpack(
  { webpackFinal }: MainConfig,
  options: StorybookOptions,
  warn: Warn,
): Promise<SvgKind | undefined> {
  try {
    const own = (await webpackFinal?.(emptyConfig(), options)) ?? {};
    // Storybook itself adds plugins there, too, but only rules for what Vite reads anyway.
    const { module } = await options.presets.apply<Partial<WebpackConfig>>(
      'webpackFinal',
      emptyConfig(),
      options,
    );
    for (const name of listAdditions({ ...own, ...(module && { module }) }))
      warn('webpack', `webpackFinal: ${name} ${LEFT}`);
    return findSvgKind(module?.rules ?? []);
  } catch (error) {
    warn('webpack', `webpackFinal ${LEFT} (What it adds is unknown: ${describeError(error)})`);
    return undefined;
  }
}

/** Styles and scripts need no rule in Vite, and the fonts of Next.js have a plugin. */
const NO_RULE = [
  'a.css',
  'next/font/local/target.css',
  'a.module.scss',
  'a.scss',
  'a.less',
  'a.js',
  'a.tsx',
  'preview.ts',
];
const needsRule = (rule: Rule) =>
  !(rule.test instanceof RegExp && NO_RULE.some((name) => (rule.test as RegExp).test(name))) &&
  !findSvgKind([rule]);

const SVG_KINDS: [RegExp, SvgKind][] = [
  [/@svgr[\\/]webpack/, 'component'],
  [/\b(?:svg-inline|raw)-loader\b/, 'text'],
];

function findSvgKind(rules: Rule[]): SvgKind | undefined {
  for (const { test, loader, use } of rules) {
    if (!(test instanceof RegExp && test.test('a.svg'))) continue;
    const names = [loader, use].flat().map((one) => String((one as Rule | null)?.loader ?? one));
    const [, kind] = SVG_KINDS.find(([name]) => names.some((one) => name.test(one))) ?? [];
    if (kind) return kind;
  }
  return undefined;
}

function* listAdditions({ module, resolve, plugins }: Partial<WebpackConfig>): Generator<string> {
  const rules = (module?.rules ?? []).filter(needsRule);
  for (const { test } of rules) yield `the rule for ${String(test ?? 'all files')}`;
  const alias = resolve?.alias ?? {};
  const names = Array.isArray(alias) ? alias.map(({ name }) => name) : Object.keys(alias);
  for (const name of names) yield `the alias "${name}"`;
  for (const plugin of plugins ?? []) yield `the plugin ${plugin.constructor.name}`;
}
