import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SiteError } from '../../core/SiteError.ts';
import { describeError, messageOf } from '../../core/describeError.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { loadConfigFile } from './loadConfigFile.ts';
import { loadVite } from './loadTools.ts';
import { runConfig } from './runWithEnv.ts';
import { readPackage } from './readPackage.ts';
import {
  checkSiteConfig,
  type SiteConfig,
  type SiteConfigInput,
} from '../../core/config/SiteConfig.ts';

const NAMES = ['ts', 'mts', 'js', 'mjs'].map((extension) => `site.config.${extension}`);

/** Options of the command line, which override the configuration's. */
export interface ConfigFlags {
  base?: string;
  strict?: boolean;
}

/** Location of a configuration: the project's absolute folder, and Storybook's, absolute or relative to it. */
export interface ResolveConfigOptions {
  root: string;
  configDir?: string;
  flags?: ConfigFlags;
  /** The plugins of a site whose configuration lists none. */
  plugins?: readonly SitePlugin[];
}

/**
 * The configuration of a project's site: `site.config` next to Storybook's main file, if any, completed from
 * package.json and with the default plugins. Throws an error for the user.
 */
export async function resolveConfig(options: ResolveConfigOptions): Promise<SiteConfig> {
  return (await readConfig(options)).config;
}

/** A configuration, and the files that it was read from, absolute. */
export interface ReadConfig {
  config: SiteConfig;
  files: string[];
}

/** Like `resolveConfig`, with the files, so that a server knows when to read it again. */
export async function readConfig(options: ResolveConfigOptions): Promise<ReadConfig> {
  const { root, configDir = '.storybook', flags = {}, plugins = [] } = options;
  const folder = resolve(root, configDir);
  if (!existsSync(folder)) {
    throw new SiteError(
      `There is no ${folder}, so there is no Storybook to read.`,
      "Run this in the project's folder, or set the Storybook folder with --config-dir.",
    );
  }
  const file = NAMES.map((name) => join(folder, name)).find((name) => existsSync(name));
  const { own, files } = file ? await loadConfig(root, file) : { own: {}, files: [] };
  const where = file ? relative(root, file) : 'The configuration of the site';
  const config = checkSiteConfig(
    { plugins, ...readPackage(root), ...pickDefined(own), ...pickDefined(flags) },
    where,
  );
  return { config, files };
}

/** The options that have a value: an undefined one must not override package.json or the configuration. */
function pickDefined(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Node's message about a missing package that the bundled configuration itself imports. */
const MISSING_PACKAGE =
  /^Cannot find (?:package|module) '((?:@[^/']+\/)?\w[^/']*)[^']*'(?: imported from .*\.timestamp-|\s+Require stack:\s+- \S*site\.config\.)/;

async function loadConfig(root: string, file: string) {
  const env = { command: 'build', mode: 'production' } as const;
  const vite = await loadVite(dirname(file));
  const load = () => loadConfigFile(vite, env, root, file);
  const loaded = await runConfig(load).catch((error: unknown) => {
    const name = MISSING_PACKAGE.exec(messageOf(error))?.[1];
    throw new SiteError(
      name
        ? `${file} imports "${name}", which is not installed.`
        : `${file} cannot be loaded: ${describeError(error)}`,
      name ? `Install it: npm install --save-dev ${name}` : 'Fix the file.',
      { cause: error },
    );
  });
  return {
    own: (loaded?.config ?? {}) as Partial<SiteConfigInput>,
    files: loaded?.dependencies.map((name) => resolve(name)) ?? [],
  };
}
