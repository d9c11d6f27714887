import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printValue } from '../../core/config/checkShape.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { messageOf } from '../../core/describeError.ts';
import { SiteError } from '../../core/SiteError.ts';
import { withPublicFunctions } from './runWithEnv.ts';

/**
 * The configuration with functions that do not see this machine's environment. If a function throws or returns an invalid
 * value, the error names the option and the entry or file.
 */
export function withCheckedFunctions(given: SiteConfig): SiteConfig {
  const config = withPublicFunctions(given);
  const { routes, sourceFiles, transformSource } = config;
  return {
    ...config,
    ...(routes && {
      routes: (entry) => {
        const subject = `"routes" for "${entry.title}" (${entry.id})`;
        const route = attempt(subject, () => routes(entry));
        if (!isRoute(route)) throw refuse(subject, route, ROUTE);
        return route;
      },
    }),
    ...(sourceFiles && {
      sourceFiles: async (storiesFile, root) => {
        const subject = `"sourceFiles" for ${storiesFile}`;
        const files: unknown = await attempt(subject, async () => sourceFiles(storiesFile, root));
        if (!isTexts(files)) throw refuse(subject, files, 'Return an array of paths.');
        const missing = files.find((file) => !existsSync(join(root, file)));
        if (missing !== undefined) throw refuse(subject, missing, 'There is no such file.');
        return files;
      },
    }),
    ...(transformSource && {
      transformSource: async (source, file) => {
        const subject = `"transformSource" for ${file}`;
        const text = await attempt(subject, async () => transformSource(source, file));
        if (text !== undefined && typeof text !== 'string')
          throw refuse(subject, text, 'Return a text.');
        return text;
      },
    }),
  };
}

const ROUTE =
  'Return a path such as "/guide", { path, aliases }, false for Storybook only, or undefined for the default path.';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A path that is a file of the site: without query, hash and dot segments. */
const isPath = (value: unknown) =>
  typeof value === 'string' && /^\/(?!\/)[^?#\\]*$/.test(value) && !/\/\.{1,2}(\/|$)/.test(value);

function isRoute(value: unknown): boolean {
  if (value === undefined || value === false || isPath(value)) return true;
  if (typeof value !== 'object' || value === null || !('path' in value)) return false;
  const aliases: unknown = 'aliases' in value ? (value.aliases ?? []) : [];
  return isPath(value.path) && isTexts(aliases) && aliases.every(isPath);
}

const refuse = (subject: string, value: unknown, remedy: string) =>
  new SiteError(`${subject} in site.config returned ${printValue(value)}.`, remedy);

/** Runs one of the functions; an error in it names the function. */
function attempt<T>(subject: string, run: () => T): T {
  const fail = (cause: unknown): never => {
    if (SiteError.is(cause)) throw cause;
    const problem = `${subject} in site.config failed: ${messageOf(cause)}`;
    throw new SiteError(problem, 'Fix the function.', { cause });
  };
  try {
    const result = run();
    return result instanceof Promise ? (result.catch(fail) as T) : result;
  } catch (cause) {
    return fail(cause);
  }
}
