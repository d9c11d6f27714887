import type { Plugin, PluginOption } from 'vite';
import { join, posix } from 'node:path';
import { engineFile } from '../project/engineFile.ts';
import { ISOLATED } from '../site/moduleIds.ts';

const ENGINE = engineFile('');

/** Modules that plugins here generate, and the names under which they are imported. */
const GENERATED = new RegExp(
  [
    '^\0(?:site:|site-sheet:|storysite-(?:shim|mock):|highlighted:)',
    '^\0?virtual:(?:site-|(?:page|statics|story-source)/)',
    '^storysite(?:-real:|/|$)',
    '\\?(?:compiled|highlighted)\\b',
  ].join('|'),
);

/** Helpers of the bundler, which also have no file. */
const BUNDLER =
  /^\0(?:vite\/|rolldown\/|commonjs|@oxc-project\+runtime)|^\0.*\?(?:commonjs-|html-proxy\b)/;

const isGenerated = (id: string) => GENERATED.test(id);

/** Whether a module belongs to this package: one of its files, or a module that its plugins generate. */
export const isEngineModule = (id: string) => id.startsWith(ENGINE) || isGenerated(id);

const isHidden = (id: string) => isEngineModule(id) || BUNDLER.test(id) || ISOLATED.test(id);

/** The module id behind an address on Vite's server, in a project's root. */
function idOfAddress(source: string, root: string): string {
  const id = source.replace(/^\/@id\/(?:__x00__)?|^\/@fs\/*(?=\/|[A-Z]:)/i, (start) =>
    start.endsWith('__x00__') ? '\0' : '',
  );
  const inRoot = posix.join(root.replaceAll('\\', '/'), id);
  return id.startsWith('/') && inRoot.startsWith(ENGINE) ? inRoot : id;
}

/** Packages that stories share with the engine, so that both must get the same file. */
const SHARED = /^react(?:-dom)?(?:\/|$)/;

type Hook = (this: unknown, ...args: unknown[]) => unknown;
type Wrap = (hook: Hook, project: Project) => Hook;

/** Data about the project for wrapped hooks. */
export interface Project {
  root: string;
  /** Whether the code of one of its modules is generated as well, in the bundle of the server or the browser. */
  isReplaced(id: string, isServer: boolean): boolean;
}

/** Skips a hook for modules of the engine. */
const skipFor =
  (idOf: (...args: unknown[]) => unknown): Wrap =>
  (hook) =>
    function (...args) {
      return isHidden(String(idOf(...args))) ? null : hook.apply(this, args);
    };

const askAsProject: Wrap = (hook, { root }) =>
  function (source, importer, ...rest) {
    const from = typeof importer === 'string' ? importerOf(String(source), importer, root) : null;
    if (isHidden(idOfAddress(String(source), root)) || from === undefined) return null;
    return hook.call(this, source, from ?? importer, ...rest);
  };

const WRAPS: Record<string, Wrap> = {
  resolveId: askAsProject,
  resolveDynamicImport: askAsProject,
  load: (hook) =>
    function (id, ...rest) {
      const file = String(id).replace(ISOLATED, '');
      return isHidden(file) ? null : hook.call(this, file, ...rest);
    },
  transform: (hook, { isReplaced }) =>
    function (code, id, options, ...rest) {
      const { ssr = false } = Object(options) as { ssr?: boolean };
      const file = String(id).replace(ISOLATED, '');
      if (isHidden(file) || isReplaced(String(id), ssr)) return null;
      return hook.call(this, code, file, options, ...rest);
    },
  shouldTransformCachedModule: skipFor((module) => (module as { id: string }).id),
  moduleParsed: skipFor((module) => (module as { id: string }).id),
  // Vite 6 and later: a plugin may be replaced by others for an environment.
  applyToEnvironment: (hook, project) =>
    async function (...args) {
      return hideInAll((await hook.apply(this, args)) as boolean | PluginOption, project);
    },
};

/**
 * The importer that a project's plugin sees: imports of generated modules are resolved from the project's root, and of
 * imports in the engine's files only the packages shared with stories. Undefined if the plugin is not called.
 */
function importerOf(source: string, importer: string, root: string): string | undefined {
  const isAsked = isGenerated(importer)
    ? !source.startsWith('.')
    : !importer.startsWith(ENGINE) || SHARED.test(source);
  if (!isAsked || BUNDLER.test(importer)) return undefined;
  return isEngineModule(importer) ? join(root, 'index.html') : importer.replace(ISOLATED, '');
}

/**
 * Hides the engine's modules from a plugin of the project, which might claim them by the extensions of their ids, or
 * fail on a module without a file. Otherwise it is the same plugin, including changes that it later makes to itself.
 */
export function hideEngine(plugin: Plugin, project: Project): Plugin {
  // These plugins run in Rust, with rules of their own.
  if (plugin.name.startsWith('builtin:')) return plugin;
  const wrapped = new Map<unknown, unknown>();
  // A proxy must return the original properties of a frozen object.
  const target = Object.isFrozen(plugin) ? { ...plugin } : plugin;
  return new Proxy(target, {
    get(_, name) {
      const hook: unknown = Reflect.get(target, name);
      const wrap = typeof name === 'string' && Object.hasOwn(WRAPS, name) ? WRAPS[name] : undefined;
      if (!wrap || !hook) return hook;
      if (!wrapped.has(hook)) wrapped.set(hook, wrapHook(hook, wrap, project));
      return wrapped.get(hook);
    },
  });
}

/** A hook is a function, or an object with one as its `handler`. */
function wrapHook(hook: unknown, wrap: Wrap, project: Project): unknown {
  if (typeof hook === 'function') return wrap(hook as Hook, project);
  const { handler } = Object(hook) as { handler?: Hook };
  return handler ? { ...Object(hook), handler: wrap(handler, project) } : hook;
}

async function hideInAll(option: boolean | PluginOption, project: Project): Promise<unknown> {
  const plugin = await option;
  if (Array.isArray(plugin)) return Promise.all(plugin.map((one) => hideInAll(one, project)));
  return typeof plugin === 'object' && plugin !== null ? hideEngine(plugin, project) : plugin;
}
