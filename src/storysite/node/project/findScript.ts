import { existsSync, statSync } from 'node:fs';

const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs'];
const PLACES = ['', ...ENDINGS, ...ENDINGS.map((ending) => `/index${ending}`)];

/** The first script at these paths, with or without an extension, or as the index file of a folder. */
export function findScript(...paths: string[]): string | undefined {
  return paths
    .flatMap((path) => PLACES.map((end) => path + end))
    .find((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file) && statSync(file).isFile());
}
