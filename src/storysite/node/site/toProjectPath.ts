import { relative } from 'node:path';

/** A file's path relative to the project's root, with forward slashes. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}
