import { statSync } from 'node:fs';

const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs'];
const PLACES = ['', ...ENDINGS, ...ENDINGS.map((ending) => `/index${ending}`)];

/** The script at the first of some paths, which may lack its ending or be those of its folder. */
export function findScript(...paths: string[]): string | undefined {
  return paths
    .flatMap((path) => PLACES.map((end) => path + end))
    .find(
      (file) => /\.[cm]?[jt]sx?$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile(),
    );
}
