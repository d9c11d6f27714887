import { SiteError } from '../../core/SiteError.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { messageOf } from '../../core/describeError.ts';
import { runWithPublicEnv } from './runWithEnv.ts';

/**
 * Calls a part of a plugin without this machine's environment; errors name the plugin and its task ("writing its
 * files").
 */
export function callPlugin<T>({ name }: SitePlugin, doing: string, run: () => T): T {
  const fail = (cause: unknown): never => {
    if (SiteError.is(cause)) throw cause;
    throw new SiteError(
      `The plugin ${name} failed while ${doing}: ${messageOf(cause)}`,
      'Fix the plugin or its options, or remove it from "plugins" in site.config.',
      { cause },
    );
  };
  try {
    const result = runWithPublicEnv(run);
    return result instanceof Promise ? (result.catch(fail) as T) : result;
  } catch (cause) {
    return fail(cause);
  }
}
