/** Puts all files of a demo into one folder: `stories/single/Single.tsx` becomes `src/Single.tsx`. */
export function projectPath(file: string): string {
  return `src/${file.slice(file.lastIndexOf('/') + 1)}`;
}
