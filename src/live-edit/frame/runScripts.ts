import { resolveImport } from '../fileKind.ts';
import type { RunRequest } from '../messages.ts';
import { FrameFault } from './FrameFault.ts';

/** The built files that an edited story can import: modules by specifier or path, style sheets by specifier. */
export interface Registry {
  modules: Readonly<Record<string, object>>;
  styles: Readonly<Record<string, string>>;
  /** Paths of the modules that are project files shared by stories. */
  shared: readonly string[];
}

type Exports = Record<string, unknown>;
type Factory = (
  require: (specifier: string) => unknown,
  module: { exports: Exports },
  exports: Exports,
) => void;

/** Scripts of one run, loaded but not yet evaluated. */
export interface LoadedScripts {
  /** Evaluates a script and its imports, and returns its exports; passes style sheets to `addStyle`. */
  evaluate(path: string, addStyle: (css: string) => void): Exports;
}

/** Loads scripts in sequence; calls `onUrl` with the address of each before it runs. */
export async function loadScripts(
  request: RunRequest,
  registry: Registry,
  onUrl: (url: string, path: string) => void,
): Promise<LoadedScripts> {
  const factories = new Map<string, Factory>();
  for (const [path, code] of Object.entries(request.scripts)) {
    Object.assign(window, {
      __define: (factory: Factory) => factories.set(path, factory),
    });
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    onUrl(url, path);
    await loadScript(url);
  }
  return {
    evaluate: (path, addStyle) => evaluate(path, addStyle, { request, registry, factories }),
  };
}

function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return new Promise((resolve) => {
    // Errors are reported on `window`.
    script.onload = script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}

interface Scope {
  request: RunRequest;
  registry: Registry;
  factories: ReadonlyMap<string, Factory>;
}

function evaluate(
  main: string,
  addStyle: (css: string) => void,
  { request, registry, factories }: Scope,
): Exports {
  const { modules, styles, shared } = registry;
  const loaded = new Map<string, Exports>();
  const known = {
    packages: [...Object.keys(modules), ...Object.keys(styles)],
    files: [...Object.keys(request.scripts), ...Object.keys(request.styles), ...shared],
  };

  function requireFrom(specifier: string, importer: string): unknown {
    const path = resolveImport(specifier, importer, known);
    if (path === undefined) throw refuseImport(specifier, registry);
    const style = request.styles[path] ?? styles[path];
    if (style === undefined) return modules[path] ?? load(path);
    if (!loaded.has(path)) addStyle(style);
    loaded.set(path, {});
    return {};
  }

  function load(path: string): Exports {
    const known = loaded.get(path);
    if (known) return known;
    const module = { exports: {} as Exports };
    loaded.set(path, module.exports);
    // A script with a syntax error has no factory; its error is reported already.
    factories.get(path)?.((specifier) => requireFrom(specifier, path), module, module.exports);
    return module.exports;
  }
  return load(main);
}

function refuseImport(name: string, { modules, styles, shared }: Registry): FrameFault {
  const names = [...Object.keys(modules), ...Object.keys(styles)].filter(
    (each) => !shared.includes(each) && !/^react(-dom)?\//.test(each),
  );
  return new FrameFault('notImportable', { name, names: names.join(', ') });
}
