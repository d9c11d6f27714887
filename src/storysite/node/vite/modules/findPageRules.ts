import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Rollup } from 'vite';
import { realFile } from '../../site/realFile.ts';
import { findPageRule, listSheetImports } from './pageRule.ts';
import { listScriptImports } from './scriptImports.ts';

/** The absolute file that a specifier means in a file; undefined for one that is no file. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>;

/** Resolves as the bundler does. */
export function resolveWith(context: Rollup.PluginContext): Resolve {
  return async (specifier, importer) => {
    const found = await context.resolve(specifier, importer);
    return found && !found.external && isAbsolute(found.id) ? found.id : undefined;
  };
}

/** Whether a file is a style sheet, by its name. */
export const STYLE = /\.(css|scss|sass|less|styl|pcss)$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;
const PACKAGE = /[\\/]node_modules[\\/]/;

/** What is known of the files that were read: each one's imports, and the page rule of a style sheet. */
export type KnownFiles = Map<string, Promise<ReadFile>>;

interface ReadFile {
  imports: string[];
  /** `src/a.css:3 sets "background" of body`, after the file. */
  rule?: string;
}

/** The page rules of the style sheets that a module imports, directly or by other modules of the project, by their files. */
export async function findPageRules(
  file: string,
  resolve: Resolve,
  known: KnownFiles = new Map(),
): Promise<Map<string, string>> {
  const files = await readImports(file, resolve, known);
  return new Map([...files].flatMap(([path, { rule }]) => (rule ? [[path, rule]] : [])));
}

/** A file and all that it imports, as in `findPageRules`. */
export async function readImports(
  file: string,
  resolve: Resolve,
  known: KnownFiles = new Map(),
): Promise<Map<string, ReadFile>> {
  const files = new Map<string, ReadFile>();
  const visit = async (path: string): Promise<void> => {
    if (files.has(path)) return;
    files.set(path, { imports: [] });
    const reading = known.get(path) ?? read(path, resolve).catch(() => ({ imports: [] }));
    known.set(path, reading);
    const found: ReadFile = await reading;
    files.set(path, found);
    await Promise.all(found.imports.map(visit));
  };
  await visit(file);
  return files;
}

async function read(path: string, resolve: Resolve): Promise<ReadFile> {
  const text = await readFile(realFile(path), 'utf8');
  const isStyle = STYLE.test(path);
  const found = isStyle ? findPageRule(text) : undefined;
  // Types are not there at run time: resolving their package would make Vite's development server bundle it and reload.
  const specifiers = isStyle ? listSheetImports(text) : await listScriptImports(text, path);
  const files = await Promise.all(specifiers.map((specifier) => resolve(specifier, path)));
  return {
    imports: files.filter((one) => one !== undefined).filter(isRead),
    ...(found && { rule: `:${found.line} sets "${found.property}" of ${found.selector}` }),
  };
}

/** Scripts of the project and style sheets of anybody. */
function isRead(file: string): boolean {
  return STYLE.test(file) || (SCRIPT.test(file) && !PACKAGE.test(file));
}
