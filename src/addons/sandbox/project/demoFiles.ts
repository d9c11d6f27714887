import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeCsf } from 'storysite';

/** Suffixes that a relative import may omit. */
const SUFFIXES = ['', '.tsx', '.ts', '.js'];

/** Repository path of the demo file: the file of the meta's `component`; undefined if it has none. */
export async function findDemoFile(storiesFile: string, root: string): Promise<string | undefined> {
  const code = await readFile(path.join(root, storiesFile), 'utf8');
  const specifier = (await describeCsf(code, storiesFile)).component;
  return specifier?.startsWith('.') ? resolveImport(specifier, storiesFile, root) : undefined;
}

/** Repository paths of a demo's files: the demo file first, then its relative imports in order, without duplicates. */
export async function listDemoFiles(storiesFile: string, root: string): Promise<string[]> {
  const main = await findDemoFile(storiesFile, root);
  const files: string[] = [];

  async function add(file: string): Promise<void> {
    if (files.includes(file)) return;
    files.push(file);
    for (const specifier of await readImports(root, file))
      if (specifier.startsWith('.')) await add(resolveImport(specifier, file, root));
  }

  if (main) await add(main);
  return files;
}

/** Import specifiers of a demo's file, in order; empty for a style sheet. */
export async function readImports(root: string, file: string): Promise<string[]> {
  if (file.endsWith('.css')) return [];
  // Loaded on demand, to keep Storybook's start fast.
  const { default: ts } = await import('typescript');
  const { importedFiles } = ts.preProcessFile(await readFile(path.join(root, file), 'utf8'));
  return importedFiles.map(({ fileName }) => fileName);
}

function resolveImport(specifier: string, importer: string, root: string): string {
  const [bare = specifier] = specifier.split('?');
  const target = path.posix.join(path.posix.dirname(importer.replaceAll('\\', '/')), bare);
  const suffix = SUFFIXES.find((end) => existsSync(path.join(root, target + end)));
  if (suffix === undefined)
    throw new Error(
      `${importer} imports "${specifier}", but ${target} does not exist, so the demo is incomplete. Fix the import or add the file.`,
    );
  return target + suffix;
}
