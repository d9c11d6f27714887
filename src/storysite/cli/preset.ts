import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin, UserConfig, ViteDevServer } from 'vite';
import type { Middleware } from '../node/commands/createMiddleware.ts';

/** Options that Storybook passes to a preset. */
interface PresetOptions {
  configDir: string;
  configType?: 'DEVELOPMENT' | 'PRODUCTION';
  host?: string;
  port?: number;
  https?: boolean;
  quiet?: boolean;
  /** Option of the addon: address of the site; with `/` it replaces Storybook's manager. */
  path?: string;
}

/** Address of the site next to Storybook. */
const PATH = '/storysite/';

const pathOf = ({ path = PATH }: PresetOptions) => `/${path}/`.replace(/\/{2,}/g, '/');

/** The part of Storybook's development server that addons may use. */
interface App {
  use(middleware: Middleware): unknown;
}

/** Replaces `/` on its way past the manager, which would answer it. */
const HOME = '/~storysite-home';

/**
 * Name of the Vite plugin of the site's own server, which also has the project's plugins, including the mounting one.
 */
const DEV_PLUGIN = 'site:dev';

/** Mounts the site in the development server of Storybook 9 and 10. */
export async function experimental_devServer(app: App, options: PresetOptions): Promise<App> {
  app.use(await loadSite(options));
  return app;
}

/** Options of Storybook's MDX compiler, as far as they are extended here. */
interface MdxLoaderOptions {
  mdxCompileOptions?: { remarkPlugins?: unknown[] };
}

/** Leaves front matter out of Storybook's own docs pages, with Vite and webpack. */
export async function mdxLoaderOptions<T extends MdxLoaderOptions>(options: T): Promise<T> {
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const { addPlugins } = await import('../node/project/addPlugins.ts');
  const { remarkPlugins, ...rest } = options.mdxCompileOptions ?? {};
  const plugins = addPlugins<unknown>(remarkPlugins, [remarkFrontmatter]);
  return { ...options, mdxCompileOptions: { ...rest, remarkPlugins: plugins } };
}

/** Lets Storybook index pages with front matter; called before it reads any file. */
export async function experimental_indexers<T>(indexers: T, options: PresetOptions): Promise<T> {
  const { ignoreFrontMatter } = await import('../node/project/ignoreFrontMatter.ts');
  const { loadCoreServer } = await import('../node/project/loadTools.ts');
  const { StoryIndexGenerator } = await loadCoreServer(resolve(options.configDir));
  ignoreFrontMatter(StoryIndexGenerator);
  return indexers;
}

/** Read by the site as a preset: the addon is installed. */
export const storysite = (): boolean => true;

/** Mounts the site in Storybook 8.6, where addons have no server but Vite's. */
export function viteFinal(config: UserConfig, options: PresetOptions): UserConfig {
  if (options.configType !== 'DEVELOPMENT' || !isStorybook8(options)) return config;
  return { ...config, plugins: [...(config.plugins ?? []), mountPlugin(options)] };
}

/** Whether the project's Storybook has no server for addons. The preset's options differ between versions. */
function isStorybook8({ configDir }: PresetOptions): boolean {
  const { resolve: find } = createRequire(resolve(configDir, 'main.js'));
  const { version } = JSON.parse(readFileSync(find('storybook/package.json'), 'utf8')) as {
    version: string;
  };
  return version.startsWith('8.');
}

function mountPlugin(options: PresetOptions): Plugin {
  let loading: Promise<Middleware> | undefined;
  return {
    name: 'storysite:mount',
    async configureServer(vite) {
      const server = httpServerOf(vite);
      if (!server) return;
      const { readTarget } = await import('../node/commands/createMiddleware.ts');
      // Vite recreates its middlewares when its configuration changes; Storybook keeps its server.
      if (!loading && pathOf(options) === '/')
        server.on('request', (request: IncomingMessage) => keepHome(request, readTarget(request)));
      const site = await (loading ??= loadSite(options));
      vite.middlewares.use((request, response, next) => {
        request.url = request.url?.replace(HOME, '/');
        site(request, response, next);
      });
    },
  };
}

/** Storybook's own server, which runs its Vite server as a middleware; undefined in the site's own Vite server. */
function httpServerOf({ config }: ViteDevServer): Server | undefined {
  const { hmr } = config.server;
  if (config.plugins.some(({ name }) => name === DEV_PLUGIN)) return undefined;
  return typeof hmr === 'object' ? (hmr.server as Server | undefined) : undefined;
}

/** Lets the home page pass the manager's route, after all of Storybook's checks of a request. */
function keepHome(request: IncomingMessage, { pathname, searchParams, search }: URL): void {
  const isPage = /text\/html|^\*\/\*$|^$/.test(request.headers.accept ?? '');
  if (pathname === '/' && isPage && !searchParams.has('path')) request.url = HOME + search;
}

async function loadSite(options: PresetOptions): Promise<Middleware> {
  const path = pathOf(options);
  printAddresses(options, path);
  // Imported by Node itself: Storybook 8.6 would compile a static import to CommonJS.
  const { mountSite } = await import('./mountSite.ts');
  return mountSite({ root: process.cwd(), configDir: options.configDir, path });
}

/** Prints the site's address, since Storybook prints only its own. */
function printAddresses({ host = 'localhost', port, https, quiet }: PresetOptions, path: string) {
  if (quiet || !port) return;
  const origin = `${https ? 'https' : 'http'}://${host}:${port}`;
  console.log(`Docs site   ${origin}${path}`);
  console.log(`Storybook   ${origin}${path === '/' ? '/storybook/' : '/'}`);
}
