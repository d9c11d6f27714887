/** `stories/single/Single.tsx` becomes `src/single/Single.tsx`, so relative imports stay as they are. */
export function projectPath(file: string): string {
  return `src/${file.replace(/^stories\//, '')}`;
}

/** The import specifier from one file of a project to another. */
export function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const target = to.split('/');
  while (folders.length > 0 && folders[0] === target[0]) {
    folders.shift();
    target.shift();
  }
  return (folders.length > 0 ? '../'.repeat(folders.length) : './') + target.join('/');
}

/** The package that a bare specifier belongs to: `rc-select` of `rc-select/assets/index.less`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where a project has the CSS of a package's LESS sheet. */
export function sheetPath(specifier: string): string {
  return `src/_shared/${packageOf(specifier).replace('/', '-')}.css`;
}
