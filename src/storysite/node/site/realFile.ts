import { existsSync } from 'node:fs';
import { relative } from 'node:path';

/** Signs that end a path in the id of a module, or stand for others there. */
export const ODD = /[#?%]/;

/** The id of a file whose name has odd signs, with each as `~` and its number: `src/C~23.jsx`. */
export function standInFor(file: string): string {
  return file.replace(/[#?%]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`);
}

/** A path with the odd signs that an id has numbers for. */
export function withOddSigns(id: string): string {
  return id.replace(/~(23|3f|25)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The file that an id, without query, stands for. */
export function realFile(id: string): string {
  const file = withOddSigns(id);
  return file === id || existsSync(id) ? id : file;
}

/** A file's path relative to the project's root, with forward slashes; the file may be the id of its module. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, realFile(file)).replaceAll('\\', '/');
}
