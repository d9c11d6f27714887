import { filePath } from '../../core/filePath.ts';

/** Whether this package runs in its packed form, not from its sources. */
export const isCompiled = import.meta.url.endsWith('.js');

/** Absolute path of a file of this package, named as in its sources, with slashes as in the ids of modules. */
export function engineFile(file: string): string {
  const name = isCompiled ? file.replace(/\.tsx?$/, '.js') : file;
  return filePath(new URL(`../../${name}`, import.meta.url));
}
