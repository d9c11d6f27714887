import type { Plugin, PluginOption } from 'vite';
import { runWithPublicEnv } from '../project/runWithEnv.ts';

type Hook = (...args: unknown[]) => unknown;

/** Hooks of a Vite plugin that configure it, and publish nothing. */
const CONFIGURES = /^config/;

/** Wraps Vite plugins whose output is published, so that they see only the environment that the site's plugins see. */
export function withPublicEnv<T extends PluginOption>(option: T): T;
export function withPublicEnv(option: PluginOption): PluginOption {
  if (Array.isArray(option)) return option.map((one: PluginOption) => withPublicEnv(one));
  if (option instanceof Promise) return option.then((one: PluginOption) => withPublicEnv(one));
  if (!option) return option;
  const entries = Object.entries(option).map(([name, hook]: [string, unknown]) => {
    if (CONFIGURES.test(name)) return [name, hook];
    if (typeof hook === 'function') return [name, wrap(hook as Hook)];
    const { handler } = (hook ?? {}) as { handler?: Hook };
    if (typeof handler !== 'function') return [name, hook];
    return [name, { ...(hook as object), handler: wrap(handler) }];
  });
  return Object.fromEntries(entries) as unknown as Plugin;
}

function wrap(run: Hook): Hook {
  return function (this: unknown, ...args) {
    return runWithPublicEnv(() => run.apply(this, args));
  };
}
