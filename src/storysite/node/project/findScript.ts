import { existsSync, statSync } from 'node:fs';

const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs'];
const PLACES = ['', ...ENDINGS, ...ENDINGS.map((ending) => `/index${ending}`)];

/** The first script at these paths, each with or without its ending, or a folder with an index file. */
export function findScript(...paths: string[]): string | undefined {
  return paths
    .flatMap((path) => PLACES.map((end) => path + end))
    .find((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file) && statSync(file).isFile());
}
