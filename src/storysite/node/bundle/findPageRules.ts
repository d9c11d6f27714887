import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Rollup } from 'vite';
import { transform } from 'esbuild';
import { init, parse as parseImports } from 'es-module-lexer';
import { realFile } from '../project/realFile.ts';
import { findPageRule, listSheetImports } from '../project/findPageRule.ts';
import { parseScript } from '../project/parseScript.ts';
import { listRuntimeImports } from './readModule.ts';
import { isTestLibrary } from './stripPlay.ts';

/** Resolves a specifier to an absolute path; undefined for modules without a file. */
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

/** The files that were read, by path. */
export type KnownFiles = Map<string, Promise<ReadFile>>;

interface ReadFile {
  imports: string[];
  /** Whether it imports a library for tests. */
  isForTests?: boolean;
  /** `src/a.css:3 sets "background" of body`, after the file. */
  rule?: string;
}

/** The page rules of all style sheets that a module imports, also through other modules of the project, by file. */
export async function findPageRules(
  file: string,
  resolve: Resolve,
  known: KnownFiles = new Map(),
): Promise<Map<string, string>> {
  const files = await readImports(file, resolve, known);
  return new Map([...files].flatMap(([path, { rule }]) => (rule ? [[path, rule]] : [])));
}

/** Whether a file, or one of the project that it imports, imports a library for tests. */
export async function usesTestLibrary(
  file: string,
  resolve: Resolve,
  known?: KnownFiles,
): Promise<boolean> {
  if (!isRead(file)) return false;
  const files = await readImports(file, resolve, known);
  return [...files.values()].some(({ isForTests }) => isForTests);
}

/** A file and everything that it imports, by path. */
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
  // Synchronous, since for so many small files promises would cost more than the reading.
  const text = readFileSync(realFile(path), 'utf8');
  const isStyle = STYLE.test(path);
  const found = isStyle ? findPageRule(text) : undefined;
  // Only run-time imports: resolving a package of types would make Vite's dev server bundle it and reload.
  const specifiers = isStyle ? listSheetImports(text) : await listScriptImports(text, path);
  const files = await Promise.all(specifiers.map((specifier) => resolve(specifier, path)));
  return {
    imports: files.filter((one) => one !== undefined).filter(isRead),
    isForTests: !isStyle && specifiers.some(isTestLibrary),
    ...(found && { rule: `:${found.line} sets "${found.property}" of ${found.selector}` }),
  };
}

/** The project's scripts, and all style sheets. */
function isRead(file: string): boolean {
  return STYLE.test(file) || (SCRIPT.test(file) && !PACKAGE.test(file));
}

const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' } as const;

/** The specifiers that a script imports at run time; empty if it cannot be parsed. */
export async function listScriptImports(code: string, file: string): Promise<string[]> {
  const extension = /\.[cm]?tsx?$/.exec(file)?.[0] as keyof typeof LOADERS | undefined;
  try {
    const [script] = await Promise.all([
      transform(code, {
        loader: (extension && LOADERS[extension]) ?? 'jsx',
        logLevel: 'silent',
        // Imports of values may have effects, so they stay regardless of tsconfig.json.
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      }),
      init,
    ]);
    const [imports] = parseImports(script.code);
    return imports.flatMap(({ n }) => n ?? []);
  } catch {
    return listWithFlow(code);
  }
}

/** Only Storybook's parser reads Flow. */
function listWithFlow(code: string): string[] {
  try {
    return listRuntimeImports(parseScript(code));
  } catch {
    return [];
  }
}
