import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SitePlugin } from 'storysite/plugin';
import type { Plugin } from 'vite';
import { printReaderSheet } from '../src/addons/sandbox/project/packageSheet.ts';

const SOURCE = 'stories/_shared/select.css';

/** Download path, below the site's base. */
const FILE = 'select.css';

/** Publishes the demos' style sheet, as printed for readers, as a separate file. */
export const selectSheet = (): SitePlugin => ({
  name: 'select-sheet',
  vite: ({ root }) => [sheetPlugin(() => print(root))],
});

const print = async (root: string) =>
  printReaderSheet(await readFile(join(root, SOURCE), 'utf8'), SOURCE);

function sheetPlugin(read: () => Promise<string>): Plugin {
  let forBrowser = true;
  return {
    name: 'select-sheet',
    configResolved({ build }) {
      forBrowser = !build.ssr;
    },
    configureServer({ config, middlewares }) {
      const path = posix.join('/', config.base, FILE);
      middlewares.use((request, response, next) => {
        // The demos' scripts import it from other addresses.
        if (request.url?.split('?')[0] !== path) return next();
        read().then((css) => {
          response.setHeader('content-type', 'text/css; charset=utf-8');
          response.end(css);
        }, next);
      });
    },
    // Vite would minify an emitted asset, but people read this file.
    async writeBundle({ dir }) {
      if (forBrowser && dir) await writeFile(join(dir, FILE), await read());
    },
  };
}
