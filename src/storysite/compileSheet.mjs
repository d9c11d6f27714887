import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAsync } from 'lightningcss';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Compiles a style sheet of this package, in the same way while packing and from the sources. Without targets nothing
 * is rewritten for older browsers, which would expand `light-dark()`.
 * @param {string} file Relative to the package: `theme/Toc/Toc.module.css`.
 * @returns {Promise<import('./node/bundle/engineSheets.ts').Sheet>}
 */
export async function compileSheet(file) {
  /** @type {string[]} */
  const files = [];
  const { code, exports } = await bundleAsync({
    filename: join(root, file),
    projectRoot: root,
    minify: true,
    resolver: {
      read(path) {
        files.push(path);
        return readFileSync(path, 'utf8');
      },
    },
    cssModules: file.endsWith('.module.css') && {
      pattern: '[hash]_[local]',
      grid: false,
      container: false,
      customIdents: false,
    },
  });
  const names = Object.entries(exports || {}).map(([local, { name }]) => [local, name]);
  // Sorted, since in another order the same sheet would result in another chunk.
  return { css: code.toString(), names: Object.fromEntries(names.sort()), files };
}
