import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { SiteError } from '../../core/SiteError.ts';
import { describeError } from '../../core/describeError.ts';
import { quietly } from './storybookModules.ts';
import type { FrameworkContext } from './frameworks/Framework.ts';
import type { Webpack } from './frameworks/readWebpack.ts';
import { webpackDocgen } from './frameworks/webpackDocgen.ts';
import { withOxc } from './withOxc.ts';
import { loadConfigFile } from './loadConfigFile.ts';
import type { PublicEnv, Storybook, Vite } from './Storybook.ts';
import type { Warn } from '../../core/Warning.ts';

/** Export conditions by which Storybook resolves a project's modules. */
const CONDITIONS = ['storybook', 'stories', 'test'];

/** Adds `__docgenInfo` to components, the source of property tables. */
const DOCGEN = 'storybook:react-docgen-plugin';

/** The same by TypeScript's API, which TypeScript 7 does not have. */
const TYPE_READER = 'vite:react-docgen-typescript';

/** Storybook's plugins whose names do not start with `storybook:`. */
const OWN_PLUGINS = [
  'plugin-csf',
  'unplugin-csf',
  'sb-vite-plugin-externals',
  'vite:storybook-inject-mocker-runtime',
];

/** Creates `viteConfig` of a Storybook that uses Vite. As in Storybook, only the target of `build` is used. */
export function createViteConfig({
  tools: { common, logger, vite },
  options,
  root,
  env,
  warn,
}: FrameworkContext): Storybook['viteConfig'] {
  return async (base, mode) => {
    const { viteConfigPath: path } = await common.getBuilderOptions(options);
    // Storybook resolves it from the working directory, which is normally the project's root.
    const file = path && resolve(root, path);
    const project = await readProjectConfig(vite, options.configDir, mode, file);
    const configType = mode.toUpperCase();
    const { presets } = options;
    const final = await quietly(logger, () =>
      presets.apply<UserConfig>('viteFinal', project, { ...options, configType }),
    ).catch((error: unknown) => {
      throw new SiteError(
        `"viteFinal" in ${options.configDir} failed, so the stories' Vite configuration is unknown: ${describeError(error)} Fix it in the main file.`,
        undefined,
        { cause: error },
      );
    });
    const { build, ...kept } = withOxc(vite, final);
    const all = (await flatten(final.plugins)).filter(({ name }) => !isStorybooks(name));
    const plugins = withoutTypeReader(all, readTypeScript(options.configDir), warn);
    // In Storybook, the bundle has an empty object here, and development has no such definition.
    const whole = mode === 'production' && { 'process.env': printEnv(env, mode) };
    const define = { ...whole, ...kept.define, ...defineEnv(env, kept.envPrefix) };
    const own = { ...kept, define, plugins, build: { target: build?.target } };
    return vite.mergeConfig(mode === 'production' ? forProduction(vite, own) : own, base);
  };
}

/** Replacement of `process.env` as a whole. */
const printEnv = (env: PublicEnv, mode: string) => JSON.stringify({ ...env, NODE_ENV: mode });

/** The variables of the preset `env` that Storybook's builder passes to modules; `MODE` and the like are Vite's. */
export function defineEnv(
  env: PublicEnv,
  envPrefix: string | string[] = [],
): Record<string, string> {
  const prefixes = [envPrefix].flat();
  const isPublic = (name: string) =>
    name === 'STORYBOOK' || prefixes.some((prefix) => name.startsWith(prefix));
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => isPublic(name))
      .map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}

/**
 * Creates `viteConfig` of a Storybook without Vite: Vite finds modules where the project's webpack or tsconfig does,
 * and resolves `@import '~package/style.css'`, which only webpack's loaders allow; modules read the variables of the
 * preset `env`, as with Storybook's own webpack.
 */
export function createWebpackConfig(
  vite: Vite,
  env: PublicEnv,
  { alias = [], conditions = [], folders = [], docgen }: Partial<Webpack> = {},
): Storybook['viteConfig'] {
  const loaders = { find: /^~(?=[@\w])/, replacement: '' };
  return async (base, mode) => {
    const { defaultClientConditions, defaultServerConditions } = vite;
    const define = { 'process.env': printEnv(env, mode) };
    const all = (defaults?: readonly string[]) => [
      ...conditions,
      ...(conditionsOf(mode, defaults) ?? []),
    ];
    const project = {
      define,
      resolve: {
        alias: [loaders, ...alias],
        conditions: all(defaultClientConditions),
        // Since Vite 8. In webpack, a plugin for webpack or Babel reads them.
        tsconfigPaths: true,
      },
      ssr: { resolve: { conditions: all(defaultServerConditions) } },
      plugins: [...folders.map(searchFolder), ...(docgen ? [webpackDocgen(docgen)] : [])],
    };
    return vite.mergeConfig(mode === 'production' ? forProduction(vite, project) : project, base);
  };
}

/** Resolves packages that are missing from `node_modules` in a folder. */
function searchFolder(folder: string): Plugin {
  return {
    name: 'site:webpack-modules',
    async resolveId(id, importer, options) {
      if (!/^[@\w]/.test(id) || id.includes(':')) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found ?? this.resolve(join(folder, id), importer, { ...options, skipSelf: true });
    },
  };
}

/** Vite's own conditions, whose `development|production` would follow NODE_ENV; undefined before Vite 6. */
function conditionsOf(mode: string, conditions?: readonly string[]): string[] | undefined {
  return conditions?.map((name) => (name === 'development|production' ? mode : name));
}

/** A configuration of a production build, whatever NODE_ENV is, which Vite would follow. */
function forProduction(vite: Vite, config: UserConfig): UserConfig {
  const { oxc } = config as { oxc?: false | { jsx?: object | string } };
  const isRolldown = 'rolldownVersion' in vite && !config.esbuild;
  const define = {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.DEV': 'false',
    'import.meta.env.PROD': 'true',
    ...config.define,
  };
  if (!isRolldown) {
    const { esbuild } = config;
    return { ...config, define, esbuild: esbuild !== false && { ...esbuild, jsxDev: false } };
  }
  if (oxc === false || typeof oxc?.jsx === 'string') return { ...config, define };
  const compiler = { oxc: { ...oxc, jsx: { ...oxc?.jsx, development: false } } };
  return { ...config, define, ...compiler };
}

function readTypeScript(configDir: string): string {
  try {
    const require = createRequire(join(configDir, 'main.js'));
    const manifest = readFileSync(require.resolve('typescript/package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  } catch {
    return '';
  }
}

/** Removes the plugin that would crash with this version of TypeScript, and warns once. */
export function withoutTypeReader(plugins: Plugin[], version: string, warn: Warn): Plugin[] {
  const kept = plugins.filter(({ name }) => name !== TYPE_READER || parseInt(version) < 7);
  const text = `react-docgen-typescript does not run with TypeScript ${version}, so properties have no types. Set typescript.reactDocgen to 'react-docgen' in the main file.`;
  if (kept.length < plugins.length) warn('docgen', text);
  return kept;
}

/** Reads the project's vite.config as Storybook's builder does. */
async function readProjectConfig(
  vite: Vite,
  configDir: string,
  mode: 'development' | 'production',
  file: string | undefined,
): Promise<UserConfig> {
  const root = resolve(configDir, '..');
  const command = mode === 'production' ? 'build' : 'serve';
  const env = { mode, command, isSsrBuild: false } as const;
  const loaded = await loadConfigFile(vite, env, root, file).catch((error: unknown) => {
    throw new SiteError(
      `${file ?? join(root, 'vite.config')} could not be loaded, so the stories cannot be bundled: ${describeError(error)} Fix the file; "npx vite build" shows the same error.`,
      undefined,
      { cause: error },
    );
  });
  const { build, ...user } = loaded?.config ?? {};
  const shared = (defaults?: readonly string[]) => [
    ...CONDITIONS,
    ...(conditionsOf(mode, defaults) ?? []),
  ];
  return vite.mergeConfig(user, {
    configFile: false,
    root,
    base: './',
    plugins: [],
    resolve: { conditions: shared(vite.defaultClientConditions) },
    ssr: { resolve: { conditions: shared(vite.defaultServerConditions) } },
    envPrefix: user.envPrefix ? ['STORYBOOK_'] : ['VITE_', 'STORYBOOK_'],
    build: { target: build?.target },
  });
}

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  if (!Array.isArray(plugin)) return [plugin];
  return (await Promise.all(plugin.map(flatten))).flat();
}

/** Whether a plugin is part of Storybook's own preview, which the site does not have. */
export function isStorybooks(name: string): boolean {
  return (name.startsWith('storybook:') && name !== DOCGEN) || OWN_PLUGINS.includes(name);
}
