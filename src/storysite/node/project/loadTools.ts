import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteError } from '../../core/SiteError.ts';
import { parseManifest } from './readPackage.ts';
import type { Vite } from './Storybook.ts';
import type { Common, CoreServer, StorybookLogger, Tools } from './storybookModules.ts';

/** Loads the Storybook that is installed for a project's root, and the Vite that its Storybook folder finds. */
export async function loadTools(root: string, configDir: string): Promise<Tools> {
  const require = createRequire(join(root, 'package.json'));
  const version = readVersion(require, root);
  const coreServer = await loadInternal<CoreServer>(require, 'core-server');
  const common = await loadInternal<Common>(require, 'common');
  const { logger } = await loadInternal<{ logger: StorybookLogger }>(require, 'node-logger');
  return { version, coreServer, common, logger, vite: await loadVite(configDir) };
}

/** Storybook's own server, for a preset: the module that the running command has loaded. */
export const loadCoreServer = (configDir: string): Promise<CoreServer> =>
  loadInternal(createRequire(join(configDir, 'main.js')), 'core-server');

async function loadInternal<T>(require: NodeJS.Require, name: string): Promise<T> {
  const path = require.resolve(`storybook/internal/${name}`);
  const module = (await import(pathToFileURL(path).href)) as T & { default?: T };
  return module.default ?? module;
}

/** The Vite installed for a folder of a project; if there is none, as with webpack, the Vite next to this package. */
export async function loadVite(folder: string): Promise<Vite> {
  const file = findVite(folder);
  return file ? ((await import(pathToFileURL(file).href)) as Vite) : import('vite');
}

/** The target of a package's `exports` under a condition: a file, or further conditions. */
type Target = string | { [condition: string]: Target };

/** Vite's ES module, which `require.resolve` would not find. */
function findVite(folder: string): string | undefined {
  try {
    const require = createRequire(join(folder, 'package.json'));
    const manifest = require.resolve('vite/package.json');
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      exports: { '.': Target };
    };
    let target: Target | undefined = exports['.'];
    while (typeof target === 'object') target = target.import ?? target.default;
    return target && join(dirname(manifest), target);
  } catch {
    return undefined;
  }
}

function readVersion(require: NodeJS.Require, root: string): string {
  let file: string;
  try {
    file = require.resolve('storybook/package.json');
  } catch {
    throw new SiteError(
      `Storybook is not installed in ${root}, so its stories cannot be read. Run "npm install" there, or "npm create storybook@latest" if the project has no Storybook yet.`,
    );
  }
  const { version = '' } = parseManifest<{ version?: string }>(file, readFileSync(file, 'utf8'));
  if (!isSupported(version)) {
    throw new SiteError(
      `Storybook ${version} is installed in ${root}, but storysite supports 8.6, 9 and 10. Run "npx storybook@latest upgrade" there.`,
    );
  }
  return version;
}

/** Whether this version of Storybook is supported: 8.6, 9 and 10. */
export function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 9 || major === 10 || (major === 8 && minor >= 6);
}
