const files = new Map<string, string>();

/** Signs that end a path in the id of a module, or stand for others there. */
export const ODD = /[#?%]/;

/** The id of a file whose name has odd signs, with each as `~` and its number: `src/C~23.jsx`. */
export function standInFor(file: string): string {
  const id = file.replace(/[#?%]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`);
  files.set(id, file);
  return id;
}

/** The file that an id, without query, stands for. */
export function realFile(id: string): string {
  return files.get(id) ?? id;
}
