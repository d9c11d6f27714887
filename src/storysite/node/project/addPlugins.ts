/** A project's remark or rehype plugins, then the defaults that it does not have itself, in any version. */
export function addPlugins<T>(own: readonly unknown[] = [], defaults: readonly T[]): T[] {
  const names = new Set(own.map(pluginName));
  return [...(own as T[]), ...defaults.filter((plugin) => !names.has(pluginName(plugin)))];
}

/** The name of a plugin, which may come with options. */
export function pluginName(plugin: unknown): string | undefined {
  const attacher: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof attacher === 'function' ? attacher.name : undefined;
}
