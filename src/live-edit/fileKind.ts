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

/** The path that an import names, of those that are known; a bare specifier is itself. Undefined when there is none. */
export function resolveImport(
  specifier: string,
  importer: string,
  isKnown: (path: string) => boolean,
): string | undefined {
  if (!/^\.\.?\//.test(specifier)) return isKnown(specifier) ? specifier : undefined;
  const parts = folderOf(importer).split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return SUFFIXES.map((suffix) => parts.join('/') + suffix).find(isKnown);
}
