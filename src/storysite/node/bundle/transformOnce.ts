import type { Plugin } from 'vite';
import type { SiteReader } from '../site/Site.ts';
import { mayHaveComponents } from './mayHaveComponents.ts';
import { reuse } from '../project/reuse.ts';

type Transform = Extract<NonNullable<Plugin['transform']>, (...args: never[]) => unknown>;

/** In builds, a plugin whose results the bundles of browser and server share; `id` says of which files. */
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
    return isBuild ? reuse(readSite, `${name} ${file}`, code, run) : run();
  };
  const isPlain = typeof transform === 'function';
  return {
    ...plugin,
    transform: { ...(isPlain ? {} : transform), ...(id && { filter: { id } }), handler: wrapped },
  };
}
