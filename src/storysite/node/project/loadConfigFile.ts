import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { messageOf } from '../../core/describeError.ts';
import { cacheFolder, hasCacheDir } from './cacheFolder.ts';
import type { Vite } from './Storybook.ts';

/** A configuration, and the files that it was read from. */
export interface LoadedConfig {
  config: UserConfig;
  dependencies: string[];
}

const NAMES = ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'].map((ending) => `vite.config.${ending}`);

/**
 * Loads a configuration like Vite loads its own: bundled, so that TypeScript needs no loader; without `file`, a
 * folder's `vite.config`. Vite writes the bundle into the project. If it cannot, or if caches are elsewhere, a Vite
 * server runs the configuration's modules from memory.
 */
export async function loadConfigFile(
  vite: Vite,
  env: ConfigEnv,
  root: string,
  file?: string,
): Promise<LoadedConfig | undefined> {
  const path = file ?? NAMES.map((name) => join(root, name)).find((name) => existsSync(name));
  if (!path) return undefined;
  const bundle = async () =>
    (await vite.loadConfigFromFile(env, path, root, 'silent')) ?? undefined;
  const run = () => runConfig(vite, env, path);
  // A bundle supports CommonJS and has better errors.
  const [first, second] = hasCacheDir() ? [run, bundle] : [bundle, run];
  try {
    return await first();
  } catch (error) {
    if (first === bundle && !isUnwritable(error)) throw error;
    return second().catch((other: unknown) => {
      throw isUnwritable(other) ? error : other;
    });
  }
}

const isUnwritable = (error: unknown) => /^(EROFS|EACCES|EPERM|ENOSPC)\b/.test(messageOf(error));

/** Variables that Vite's bundle of a configuration also defines. */
const places: Plugin = {
  name: 'site:config-places',
  transform(code, id) {
    if (!/\b__(file|dir)name\b/.test(code)) return null;
    const names = `const __filename = ${JSON.stringify(id)}, __dirname = ${JSON.stringify(dirname(id))};`;
    return { code: names + code, map: null };
  },
};

async function runConfig(vite: Vite, env: ConfigEnv, file: string): Promise<LoadedConfig> {
  const { NODE_ENV } = process.env;
  const server = await vite.createServer({
    configFile: false,
    root: dirname(file),
    cacheDir: cacheFolder(dirname(file), 'site'),
    appType: 'custom',
    logLevel: 'silent',
    css: { postcss: {} },
    plugins: [places],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  // Vite sets it if it is missing.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    const { default: exported } = (await server.ssrLoadModule(file)) as {
      default: UserConfig | ((env: ConfigEnv) => UserConfig | Promise<UserConfig>);
    };
    const config = await (typeof exported === 'function' ? exported(env) : exported);
    if (typeof config !== 'object') throw new Error('The config must export or return an object.');
    const modules = [...server.moduleGraph.idToModuleMap.values()];
    return { config, dependencies: modules.flatMap((module) => module.file ?? []) };
  } finally {
    await server.close();
  }
}
