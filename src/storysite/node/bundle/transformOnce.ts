import type { Plugin } from 'vite';
import type { SiteReader } from '../site/Site.ts';

type Transform = Extract<NonNullable<Plugin['transform']>, (...args: never[]) => unknown>;

/** In builds, shares a plugin's results between the bundles of browser and server; `id` matches the files. */
export function transformOnce(
  plugin: Plugin,
  readSite: SiteReader,
  isBuild: boolean,
  id?: RegExp,
): Plugin {
  const { transform, name } = plugin;
  if (!transform) return plugin;
  const handler = typeof transform === 'function' ? transform : transform.handler;
  const wrapped: Transform = function (code, file, options) {
    if (id && !id.test(file)) return null;
    if (!mayHaveComponents(name, code)) return null;
    const run = () => handler.call(this, code, file, options);
    return isBuild ? readSite.memo.get(`${name} ${file}`, code, run) : run();
  };
  const isPlain = typeof transform === 'function';
  return {
    ...plugin,
    transform: { ...(isPlain ? {} : transform), ...(id && { filter: { id } }), handler: wrapped },
  };
}

/** Storybook's plugin that parses each module of a project for components. */
const REACT_DOCGEN = 'storybook:react-docgen-plugin';

/** Matches any module with a component, which has JSX, a class or a call of React's. */
const COMPONENT = /<\/|\/>|\b(class|render|forwardRef|Children|(create|clone)\w*(Element|Class))\b/;

/**
 * Whether a plugin that reads types may find a component in a module: most stories are data, but just as slow to parse.
 */
export function mayHaveComponents(plugin: string, code: string): boolean {
  return plugin !== REACT_DOCGEN || COMPONENT.test(code);
}
