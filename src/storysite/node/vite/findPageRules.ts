import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { transform } from 'esbuild';
import { init, parse as parseImports } from 'es-module-lexer';
import { parse } from 'postcss';
import { realFile } from '../site/realFile.ts';
import { findPageRule, listSheetImports } from './findPageRule.ts';
import { parseScript } from '../storybook/parseScript.ts';
import { listRuntimeImports } from './readModule.ts';
import type { SiteReader } from '../site/Site.ts';

/** Resolves a specifier to an absolute file; undefined when it is not a file. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>;

/** Resolves as the bundler does. */
export function resolveWith(context: Rollup.PluginContext): Resolve {
  return async (specifier, importer) => {
    const found = await context.resolve(specifier, importer);
    return found && !found.external && isAbsolute(found.id) ? found.id : undefined;
  };
}

/** Whether a file is a style sheet, by its name. */
const STYLE = /\.(css|scss|sass|less|styl|pcss)$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;
const PACKAGE = /[\\/]node_modules[\\/]/;

/** The files that were read, by path. */
export type KnownFiles = Map<string, Promise<ReadFile>>;

interface ReadFile {
  imports: string[];
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

/** A file and everything that it imports, by path. */
async function readImports(
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
  // Only run-time imports: resolving a package of types would make Vite's dev server bundle it and reload.
  const specifiers = isStyle ? listSheetImports(text) : await listScriptImports(text, path);
  const files = await Promise.all(specifiers.map((specifier) => resolve(specifier, path)));
  return {
    imports: files.filter((one) => one !== undefined).filter(isRead),
    ...(found && { rule: `:${found.line} sets "${found.property}" of ${found.selector}` }),
  };
}

/** The project's scripts, and all style sheets. */
function isRead(file: string): boolean {
  return STYLE.test(file) || (SCRIPT.test(file) && !PACKAGE.test(file));
}

const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' } as const;

/** The specifiers that a script imports at run time; empty when it cannot be parsed. */
export async function listScriptImports(code: string, file: string): Promise<string[]> {
  const extension = /\.[cm]?tsx?$/.exec(file)?.[0] as keyof typeof LOADERS | undefined;
  try {
    const [script] = await Promise.all([
      transform(code, {
        loader: (extension && LOADERS[extension]) ?? 'jsx',
        logLevel: 'silent',
        // Imports of values may have effects, whatever tsconfig.json says.
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

/**
 * Puts style sheets of the preview with rules for every element of a kind, such as a reset, into a layer below the theme's.
 * They are meant for stories, but the site's frame is in the same document.
 */
export function previewSheets(readSite: SiteReader): Plugin {
  let sheets: Promise<Set<string>> | undefined;
  return {
    name: 'site:preview-sheets',
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      if (!STYLE.test(path) || /\b(raw|url)\b/.test(query) || !findPageRule(code)) return null;
      if (this.meta.watchMode) sheets = undefined;
      sheets ??= listSheets(this, readSite);
      return (await sheets).has(path) ? { code: layer(code), map: null } : null;
    },
  };
}

/** The absolute files of the style sheets that the preview imports. */
async function listSheets(context: Rollup.PluginContext, readSite: SiteReader) {
  const { previewFile } = await readSite.storybook();
  if (!previewFile) return new Set<string>();
  return new Set((await readImports(previewFile, resolveWith(context))).keys());
}

/** Wraps a style sheet in the layer `project`; rules that must come first stay at the start. */
export function layer(css: string): string {
  const { nodes } = parse(css);
  const last = nodes.findLastIndex((node) => node.type === 'atrule' && START.test(node.name));
  const kept = nodes.slice(0, last + 1);
  const start = nodes[last + 1]?.source?.start?.offset ?? css.length;
  // Keeps the order of its own layers.
  const orders = kept.filter((node) => node.type === 'atrule' && node.name === 'layer');
  const order = orders.map((node) => `${String(node)};\n`).join('');
  return `${css.slice(0, start)}@layer project {\n${order}${css.slice(start)}\n}`;
}

const START = /^(charset|import|namespace)$/;
