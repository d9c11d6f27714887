import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Webpack } from './readWebpack.ts';

/** `this` of a webpack loader, as far as Storybook's loader uses it. */
interface LoaderContext {
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
  getOptions(): object;
}

type Loader = (this: LoaderContext, code: string) => unknown;

/** The files that Storybook's webpack passes to this loader. */
const COMPONENT = /\.(?:[cm]js|[jt]sx?)$/;
const OTHER = /\.(?:stories|story)\.[jt]sx?$|[\\/]node_modules[\\/]/;

/** Adds `__docgenInfo` to components with the loader of the project's own Storybook. */
export function webpackDocgen({ loader, options = {} }: NonNullable<Webpack['docgen']>): Plugin {
  let loading: Promise<Loader> | undefined;
  return {
    name: 'site:webpack-docgen',
    enforce: 'pre',
    async transform(code, id) {
      if (!COMPONENT.test(id) || OTHER.test(id) || id.startsWith('\0')) return null;
      loading ??= importLoader(loader);
      const run = await loading;
      const found = await new Promise<string | undefined>((resolve, reject) => {
        const done = (error: Error | null, text?: string) =>
          error ? reject(error) : resolve(text);
        const context = { resourcePath: id, async: () => done, getOptions: () => options };
        void Promise.resolve(run.call(context, code)).catch(reject);
      });
      return found === undefined || found === code ? null : { code: found, map: null };
    },
  };
}

/** In a CommonJS module, the default export may be all of its exports. */
async function importLoader(file: string): Promise<Loader> {
  const { default: loaded } = (await import(pathToFileURL(file).href)) as {
    default: Loader | { default: Loader };
  };
  return typeof loaded === 'function' ? loaded : loaded.default;
}
