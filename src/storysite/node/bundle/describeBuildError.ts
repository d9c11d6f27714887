import { stripVTControlCharacters } from 'node:util';
import { SiteError } from '../../core/SiteError.ts';

interface BundlerError {
  message?: unknown;
  plugin?: unknown;
  loc?: unknown;
  frame?: unknown;
  code?: unknown;
  errors?: unknown;
}

/** An error of Vite, Rollup or esbuild about a file of the project, without its stack; any other error unchanged. */
export function describeBuildError(error: unknown): unknown {
  if (SiteError.is(error)) return Object.assign(error, { message: error.text });
  if (!(error instanceof Error)) return error;
  const { plugin, loc, frame, code, errors, message } = error as BundlerError;
  // Rolldown collects the errors of plugins.
  const own = Array.isArray(errors) && errors.find(SiteError.is);
  if (own) return Object.assign(own, { message: own.text });
  const [, name, importer] = UNRESOLVED.exec(String(message)) ?? [];
  if (name && importer) return unresolved(name, importer, error);
  const isAboutFile =
    plugin ?? loc ?? frame ?? errors ?? (code === 'UNRESOLVED_IMPORT' || undefined);
  if (isAboutFile === undefined) return error;
  return new SiteError(
    `The site could not be bundled: ${tidyMessage(String(message))}`,
    'Fix this error and build again.',
    {
      cause: error,
    },
  );
}

/** Vite's message about an import that no plugin resolves. */
const UNRESOLVED = /failed to resolve \w+ "(.+?)" from "\s*(.+?)"\./;
/** The parts of the configuration whose modules the engine imports. */
const NAMED_BY = { 'virtual:site-overrides': '"overrides"', 'virtual:site-plugins': 'a plugin' };

function unresolved(name: string, importer: string, cause: Error): SiteError {
  const [, by] = Object.entries(NAMED_BY).find(([id]) => importer.includes(id)) ?? [];
  return by
    ? new SiteError(`There is no ${name}, which ${by} in site.config names.`, 'Correct the path.', {
        cause,
      })
    : new SiteError(
        `${importer} imports "${name}", which is not found.`,
        'Install the package that has it, or correct the import.',
        { cause },
      );
}

/** Removes the stacks of errors from Rolldown's message, and repetitions of an error in several files. */
function tidyMessage(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const text = lines.filter((line) => !/^\s+at /.test(line)).join('\n');
  return [...new Set(text.split(/\n(?=\[plugin )/))].join('\n');
}
