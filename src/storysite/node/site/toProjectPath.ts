import { relative } from 'node:path';
import { realFile } from './realFile.ts';

/** A file's path relative to the project's root, with forward slashes; the file may be the id of its module. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, realFile(file)).replaceAll('\\', '/');
}
