/** How the editor treats a file: compiles it, adds it as a style sheet, or only shows it because the frame has it. */
export type FileKind = 'script' | 'style' | 'fixed';

/** Kind of a file. Scripts outside the main file's folder are shared between stories, and therefore fixed. */
export function fileKind(path: string, mainPath: string): FileKind {
  if (/(?<!\.module)\.css$/.test(path)) return 'style';
  return /\.[jt]sx?$/.test(path) && folderOf(path) === folderOf(mainPath) ? 'script' : 'fixed';
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Suffixes that a relative import may omit. */
const SUFFIXES = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** Modules and files that can be imported. */
export interface Known {
  /** Specifiers of modules and style sheets of packages. */
  packages: readonly string[];
  /** Paths of the story's own files. */
  files: readonly string[];
}

/**
 * Resolves an import to a path, or to itself if it is a bare specifier; undefined if nothing matches. Readers see all
 * files of a story side by side, so a relative import without a file at its path falls back to the file of that name.
 */
export function resolveImport(
  specifier: string,
  importer: string,
  { packages, files }: Known,
): string | undefined {
  if (!/^\.\.?\//.test(specifier)) return packages.find((name) => name === specifier);
  const parts = folderOf(importer).split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const paths = SUFFIXES.map((suffix) => parts.join('/') + suffix);
  const names = SUFFIXES.map((suffix) => `/${parts.at(-1)}${suffix}`);
  return (
    paths.find((path) => files.includes(path)) ??
    files.find((path) => names.some((name) => path.endsWith(name)))
  );
}
