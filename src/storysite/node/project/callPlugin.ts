import { printValue } from '../../core/config/checkShape.ts';
import { SiteError } from '../../core/SiteError.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { messageOf } from '../../core/describeError.ts';
import { runWithPublicEnv } from './runWithEnv.ts';

/** The valid results of a hook. */
interface Expected {
  isValid: (value: unknown) => boolean;
  remedy: string;
}

const listOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);
const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Valid results of hooks, for `callPlugin`; no hook may return a promise. */
export const returned = {
  anything: {
    isValid: (value) => !(value instanceof Promise),
    remedy: 'Return a value: this hook cannot be async.',
  },
  text: {
    isValid: (value) => value === undefined || isText(value),
    remedy: 'Return a text.',
  },
  texts: { isValid: listOf(isText), remedy: 'Return an array of texts.' },
  headers: {
    isValid: listOf(
      (rule) =>
        isObject(rule) &&
        'pattern' in rule &&
        isText(rule.pattern) &&
        'headers' in rule &&
        isObject(rule.headers),
    ),
    remedy: 'Return an array of { pattern, headers }.',
  },
  marks: {
    isValid: (value) =>
      value === undefined ||
      (isObject(value) && 'pattern' in value && value.pattern instanceof RegExp),
    remedy: 'Return { pattern } with a regular expression, or undefined.',
  },
  vitePlugins: {
    isValid: listOf((value) => !(value instanceof Promise)),
    remedy: 'Return an array of Vite plugins.',
  },
} satisfies Record<string, Expected>;

/**
 * Calls a hook of a plugin without this machine's environment. An error, or an invalid result, names the plugin and the step
 * ("writing its files").
 */
export function callPlugin<T>(
  { name }: SitePlugin,
  doing: string,
  run: () => T,
  expected?: Expected,
): T {
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
    if (expected && !expected.isValid(result)) {
      throw new SiteError(
        `The plugin ${name} failed while ${doing}: it returned ${printValue(result)}.`,
        expected.remedy,
      );
    }
    return result instanceof Promise ? (result.catch(fail) as T) : result;
  } catch (cause) {
    return fail(cause);
  }
}
