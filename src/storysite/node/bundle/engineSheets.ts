import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { engineFile, isCompiled } from '../project/engineFile.ts';
import { filterHooks } from './filterHooks.ts';

const ENGINE = engineFile('');
const PREFIX = '\0site-sheet:';
/** The end of the ids, so that no plugin takes them for style sheets. */
const SCRIPT = '.js';

/** A style sheet of this package for browsers: with its imports inlined and, in a CSS module, final class names. */
export interface Sheet {
  css: string;
  /** The final name of each class of a module. */
  names: Record<string, string>;
  /** The sheets that were read for it. */
  files: string[];
}

interface Compiler {
  compileSheet(file: string): Promise<Sheet>;
}

/**
 * Keeps the style sheets that this package imports out of Vite's pipeline, where the project's settings would rewrite
 * them: PostCSS, preprocessors, CSS modules, Lightning CSS, and plugins that change sheets. A sheet becomes a module
 * with the class names; in builds its text goes to a file of its chunk, which is emitted after all other plugins.
 */
export function engineSheets(): { first: Plugin; last: Plugin } {
  const sheets = new Map<string, string>();
  return { first: loadSheets(sheets), last: emitSheets(sheets) };
}

/** Stores the text of each sheet by the id of its module. */
function loadSheets(sheets: Map<string, string>): Plugin {
  let isBuild = false;
  let client = '';
  return filterHooks(
    {
      name: 'site:engine-sheets',
      enforce: 'pre',
      configResolved({ command, base }) {
        isBuild = command === 'build';
        client = posix.join(base, '@vite/client');
      },
      async resolveId(source, importer, options) {
        if (!importer || !(isEngines(importer) || isEngines(source) || isExported(source))) {
          return null;
        }
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        // In development Vite adds a version to files of packages.
        const [file = ''] = found && !found.external ? found.id.split('?') : [];
        const isOurs = isEngines(importer) || isEngines(file);
        return isOurs && file.endsWith('.css') ? PREFIX + file + SCRIPT : found;
      },
      async load(id, { ssr = false } = {}) {
        if (!id.startsWith(PREFIX)) return null;
        const file = withoutVersion(id).slice(PREFIX.length, -SCRIPT.length);
        const { css, names, files } = await readSheet(file);
        if (!isBuild) files.forEach((one) => this.addWatchFile(one));
        sheets.set(id, css);
        const isModule = Object.keys(names).length > 0;
        const code = isModule ? `export default ${JSON.stringify(names)};` : '';
        // Like Vite: unused class names remove a module's styles.
        const moduleSideEffects = isModule ? false : ('no-treeshake' as const);
        if (isBuild) return { code, moduleSideEffects };
        const text = `${code}\nexport const css = ${JSON.stringify(css)};`;
        return { code: ssr ? text : text + printUpdate(id, client, isModule), moduleSideEffects };
      },
    },
    { resolveId: /\.css$/, load: /^.site-sheet:/ },
  );
}

function emitSheets(sheets: ReadonlyMap<string, string>): Plugin {
  const emitted = new Map<string, string>();
  return {
    name: 'site:emit-engine-sheets',
    apply: 'build',
    enforce: 'post',
    renderChunk(_code, chunk) {
      const css = Object.keys(chunk.modules).map((id) => sheets.get(id) ?? '');
      const text = css.join('');
      if (!text) return null;
      const file = nameFile(chunk.name, text);
      emitted.set(file, text);
      chunk.viteMetadata?.importedCss.add(file);
      return null;
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const [fileName, source] of emitted) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

/** Whether a module is a style sheet of this package; on the server in development, its export `css` is the text. */
export const isEngineSheet = (id: string) => id.startsWith(PREFIX);

/** Id of a sheet's style element for Vite's client, without NUL, which HTML does not allow. */
export const styleId = (id: string) => withoutVersion(id).replace('\0', '');

/** Vite 6 adds a version to the ids of packages' modules when it discovers further packages. */
const withoutVersion = (id: string) => id.replace(/\?.*$/, '');

const isEngines = (id: string) => id.startsWith(ENGINE);

/** Whether a specifier is this package's own, as plugins use to import the theme's style sheet. */
const isExported = (source: string) => source.startsWith('storysite/');

/** A sheet of this package is compiled when it is packed; one of its packages is taken as it is. */
async function readSheet(file: string): Promise<Sheet> {
  if (!isCompiled && isEngines(file)) {
    const compiler = pathToFileURL(engineFile('compileSheet.mjs')).href;
    const { compileSheet } = (await import(compiler)) as Compiler;
    return compileSheet(relative(ENGINE, file));
  }
  const names = file.endsWith('.module.css') ? await readFile(`${file}.json`, 'utf8') : '{}';
  const css = await readFile(file, 'utf8');
  return { css, names: JSON.parse(names) as Sheet['names'], files: [file] };
}

/** As Vite has it for style sheets: an element with this id that the server has sent is adopted. */
function printUpdate(id: string, client: string, isModule: boolean): string {
  return `
import { updateStyle, removeStyle } from ${JSON.stringify(client)};
updateStyle(${JSON.stringify(styleId(id))}, css);
${isModule ? '' : 'import.meta.hot.accept();'}
import.meta.hot.prune(() => removeStyle(${JSON.stringify(styleId(id))}));`;
}

function nameFile(chunk: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return posix.join('assets', `${basename(chunk, '.css')}-${hash}.css`);
}
