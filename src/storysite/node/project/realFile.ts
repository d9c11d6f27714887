import { existsSync } from 'node:fs';
import { relative } from 'node:path';

/** Characters with a special meaning in a module's id. */
export const ODD = /[#?%]/;

/** A module's id for a file with odd characters, each as `~` and its code: `src/C~23.jsx`. */
export function standInFor(file: string): string {
  return file.replace(/[#?%]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`);
}

/** Decodes odd characters in an id. */
export function withOddSigns(id: string): string {
  return id.replace(/~(23|3f|25)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The file of an id without query. */
export function realFile(id: string): string {
  const file = withOddSigns(id);
  return file === id || existsSync(id) ? id : file;
}

/** A file's path relative to the project's root, with forward slashes; also takes a module's id. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, realFile(file)).replaceAll('\\', '/');
}
