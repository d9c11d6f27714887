import type { Plugin } from 'vite';

type FilteredHook = 'resolveId' | 'load' | 'transform';

/** The ids of the virtual modules that most plugins here provide. */
export const VIRTUAL: Record<'resolveId' | 'load', RegExp> = {
  resolveId: /^virtual:/,
  load: /^.virtual:/,
};

/**
 * Limits a plugin's hooks to these ids: since Vite 8, a call from the bundler to JavaScript costs more than the hook.
 */
export function filterHooks(plugin: Plugin, ids: Partial<Record<FilteredHook, RegExp>>): Plugin {
  const filtered = { ...plugin };
  for (const [name, id] of Object.entries(ids) as [FilteredHook, RegExp][]) {
    const hook = plugin[name];
    if (typeof hook === 'function') {
      Object.assign(filtered, { [name]: { filter: { id }, handler: hook } });
    }
  }
  return filtered;
}
