import { isAbsolute } from 'node:path';
import { describeError } from '../../../core/describeError.ts';
import type { MainConfig, StorybookOptions } from '../storybookModules.ts';
import type { SvgKind } from '../Storybook.ts';
import type { Warn } from '../../../core/Warning.ts';

interface Rule {
  test?: unknown;
  loader?: unknown;
  options?: object;
  use?: unknown;
}

interface WebpackAlias {
  name: string;
  alias: unknown;
}

interface WebpackConfig {
  module: { rules: Rule[] };
  resolve: {
    alias?: Record<string, unknown> | (WebpackAlias & { onlyModule?: boolean })[];
    conditionNames?: string[];
    modules?: string[];
  };
  plugins: { constructor: { name: string } }[];
}

/** Module options of a project's webpack. */
export interface Webpack {
  /** How SVG files are imported, if not as addresses. */
  svg?: SvgKind;
  alias: { find: string | RegExp; replacement: string }[];
  /** Export conditions in addition to the usual ones. */
  conditions: string[];
  /** Absolute folders that are also searched for packages. */
  folders: string[];
  /** Storybook's loader that adds `__docgenInfo` to components. */
  docgen?: { loader: string; options?: object };
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

/**
 * Reads the module options of `webpackFinal`: how modules are resolved, from the main file; how SVG files are imported,
 * also from addons; and the docgen loader, from Storybook itself. Warns of all other additions.
 */
export async function readWebpack(
  { webpackFinal }: MainConfig,
  options: StorybookOptions,
  warn: Warn,
): Promise<Webpack> {
  try {
    const own = ((await webpackFinal?.(emptyConfig(), options)) ?? {}) as Partial<WebpackConfig>;
    // Storybook's own additions are plugins, and rules for files that Vite reads anyway.
    const { module } = await options.presets.apply<Partial<WebpackConfig>>(
      'webpackFinal',
      emptyConfig(),
      options,
    );
    for (const name of listAdditions({ ...own, ...(module && { module }) }))
      warn('webpack', `webpackFinal: ${name} ${LEFT}`);
    const svg = findSvgKind(module?.rules ?? []);
    const docgen = findDocgen(module?.rules ?? []);
    return { ...readResolve(own.resolve), ...(svg && { svg }), ...(docgen && { docgen }) };
  } catch (error) {
    warn('webpack', `webpackFinal ${LEFT} (What it adds is unknown: ${describeError(error)})`);
    return readResolve();
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Conditions that Vite also has, or that it replaces by its own. */
const USUAL =
  /^(?:\.\.\.|import|require|module|browser|node|default|webpack|style|development|production)$/;

function readResolve(resolve: WebpackConfig['resolve'] = {}): Omit<Webpack, 'svg' | 'docgen'> {
  const alias = listAliases(resolve).flatMap(({ name, alias: target }) => {
    const [replacement] = [target].flat();
    if (typeof replacement !== 'string') return [];
    // A name with a dollar sign at the end matches only itself, not paths below it.
    const find = name.endsWith('$') ? new RegExp(`^${escape(name.slice(0, -1))}$`) : name;
    return { find, replacement };
  });
  return {
    alias,
    conditions: (resolve.conditionNames ?? []).filter((name) => !USUAL.test(name)),
    folders: (resolve.modules ?? []).filter((folder) => isAbsolute(folder)),
  };
}

function listAliases({ alias = {} }: WebpackConfig['resolve']): WebpackAlias[] {
  if (Array.isArray(alias))
    return alias.map(({ name, alias: target, onlyModule }) => ({
      name: onlyModule ? `${name}$` : name,
      alias: target,
    }));
  return Object.entries(alias).map(([name, target]) => ({ name, alias: target }));
}

/** Vite needs no rules for styles and scripts, and a plugin handles the fonts of Next.js. */
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

function findDocgen(rules: Rule[]): Webpack['docgen'] {
  const rule = rules.find(({ loader }) => /\breact-docgen-loader\b/.test(String(loader)));
  return rule && { loader: String(rule.loader), options: rule.options };
}

function findSvgKind(rules: Rule[]): SvgKind | undefined {
  for (const { test, loader, use } of rules) {
    if (!(test instanceof RegExp && test.test('a.svg'))) continue;
    const names = [loader, use].flat().map((one) => String((one as Rule | null)?.loader ?? one));
    const [, kind] = SVG_KINDS.find(([name]) => names.some((one) => name.test(one))) ?? [];
    if (kind) return kind;
  }
  return undefined;
}

function* listAdditions({
  module,
  resolve = {},
  plugins,
}: Partial<WebpackConfig>): Generator<string> {
  const rules = (module?.rules ?? []).filter(needsRule);
  for (const { test } of rules) yield `the rule for ${String(test ?? 'all files')}`;
  for (const { name, alias } of listAliases(resolve))
    if (alias === false) yield `the alias "${name}"`;
  for (const plugin of plugins ?? []) yield `the plugin ${plugin.constructor.name}`;
}
