import { pathToFileURL } from 'node:url';
import type { DepOptimizationOptions, Plugin } from 'vite';
import { shimFile, shims as shimOf } from '../project/shims.ts';
import { engineFile } from '../project/engineFile.ts';
import { BLOCK_MODULES } from './blocks.ts';

const PARTIAL = '\0storysite-shim:';
const REAL = 'storysite-real:';

/** Replaces Storybook's modules by light shims, in the browser and on the server. */
export function shims(): Plugin {
  return {
    name: 'site:shims',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith(REAL)) {
        const real = await this.resolve(id.slice(REAL.length), undefined, { skipSelf: true });
        return real && { ...real, moduleSideEffects: false };
      }
      const shim = Object.hasOwn(shimOf, id) ? shimOf[id] : undefined;
      if (!shim) return null;
      const real = shim.partial && (await this.resolve(id, importer, { skipSelf: true }));
      if (real && !real.external) {
        return { id: `${PARTIAL}${id}:${real.id}`, moduleSideEffects: false };
      }
      return { id: shimFile(id), moduleSideEffects: false };
    },
    async load(resolved) {
      if (!resolved.startsWith(PARTIAL)) return null;
      const [id = '', ...rest] = resolved.slice(PARTIAL.length).split(':');
      const file = shimFile(id);
      const names = Object.keys((await import(pathToFileURL(file).href)) as object);
      return `export * from ${JSON.stringify(REAL + rest.join(':'))};
export { ${names.join(', ')} } from ${JSON.stringify(file)};`;
    },
  };
}

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
/** Packages that come with the engine and run in a browser. */
export const PACKAGES = ['react-router-dom', 'minisearch', 'markdown-to-jsx/html'];

/**
 * Options of Vite's dependency optimizer for an installed storysite: without them, Vite would optimize its files and
 * shims like any package, and leave the CommonJS that they import unchanged.
 */
export function optimizeOwnPackages(): Pick<DepOptimizationOptions, 'include' | 'exclude'> {
  if (!/[\\/]node_modules[\\/]/.test(engineFile(''))) return {};
  return {
    include: [...REACT, ...PACKAGES.map((name) => `storysite > ${name}`)],
    exclude: ['storysite', ...Object.keys(BLOCK_MODULES), ...Object.keys(shimOf)],
  };
}
