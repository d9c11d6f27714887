import { fileURLToPath } from 'node:url';

const isCompiled = import.meta.url.endsWith('.js');

/** Absolute path of a file of this package, named as in its source: `client/start.tsx`. */
export function engineFile(file: string): string {
  const name = isCompiled ? file.replace(/\.tsx?$/, '.js') : file;
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}
