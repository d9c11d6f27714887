/**
 * What the editor does with a file of a story: compiles it, adds it as a style sheet, or only shows it, since it is part of
 * the frame as it was built.
 */
export type FileKind = 'script' | 'style' | 'fixed';

/** The kind of a file by its path and that of the story's main file: scripts of other folders are shared, and fixed. */
export function fileKind(path: string, mainPath: string): FileKind {
  if (/(?<!\.module)\.css$/.test(path)) return 'style';
  return /\.[jt]sx?$/.test(path) && folderOf(path) === folderOf(mainPath) ? 'script' : 'fixed';
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** What a relative import may leave out. */
const SUFFIXES = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** What can be imported. */
export interface Known {
  /** Specifiers of packages' modules and style sheets. */
  packages: readonly string[];
  /** Paths of the story's own files. */
  files: readonly string[];
}

/**
 * The path that an import names, or a bare specifier itself; undefined when there is none. A reader sees a story's files side
 * by side: without a file at its place, a relative import is of the file with its name.
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
