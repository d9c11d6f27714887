import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder } from '../project/cacheFolder.ts';
import { ODD, realFile, standInFor, withOddSigns } from '../project/realFile.ts';

/** Files that other plugins and Vite read as text; any other file is an asset. */
const TEXT = /\.([cm]?[jt]sx?|mdx?|json|css|s[ac]ss|less|styl|pcss)$/i;
/** Queries whose modules other plugins load. */
const OTHERS = /^\?(compiled|highlighted)\b/;

/**
 * Allows `#`, `?` and `%` in file names, which Vite takes for a query, a hash or an encoding: their modules get ids without
 * these characters. Must be the first plugin.
 */
export function oddNames(root: string): Plugin {
  let extensions: string[] = [];
  const cache = cacheFolder(root, 'site-assets');
  return {
    name: 'site:odd-names',
    enforce: 'pre',
    configResolved({ resolve }) {
      extensions = resolve.extensions;
    },
    async resolveId(source, importer, options) {
      const from = importer && realFile(withoutQuery(importer));
      const isFromOdd = from !== undefined && from !== withoutQuery(importer ?? '');
      if (!isFromOdd && !ODD.test(source) && withOddSigns(source) === source) return null;
      const skip = { ...options, skipSelf: true };
      // Vite would not find the importer's folder.
      const known = isFromOdd ? join(root, 'index.html') : importer;
      if (!/^\.{0,2}\//.test(source) && !isAbsolute(source)) {
        return isFromOdd ? this.resolve(source, known, skip) : null;
      }
      const found = pathsOf(source, root, from)
        .map((path) => find(path, extensions))
        .find((one) => one !== undefined);
      if (!found) return null;
      const { file, query } = found;
      if (!ODD.test(file)) return isFromOdd ? this.resolve(file + query, known, skip) : null;
      // Vite's scan for packages reads files by their ids.
      if ('scan' in options && options.scan) return { id: source, external: true };
      const isText = TEXT.test(file) || /\braw\b/.test(query);
      return (isText ? standInFor(file) : copyAsset(file, cache)) + query;
    },
    load(id) {
      const path = withoutQuery(id);
      const query = id.slice(path.length);
      const file = realFile(path);
      if (file === path || OTHERS.test(query)) return null;
      this.addWatchFile(file);
      const text = readFileSync(file, 'utf8');
      return /\braw\b/.test(query) ? `export default ${JSON.stringify(text)};` : text;
    },
    handleHotUpdate({ file, server }) {
      if (!ODD.test(file)) return undefined;
      const modules = server.moduleGraph.getModulesByFile(standInFor(file));
      return modules && [...modules];
    },
  };
}

const withoutQuery = (id: string) => id.replace(/\?.*$/s, '');

/** Possible places of a path: next to its importer, in the file system, or in the project. */
function pathsOf(source: string, root: string, from?: string): string[] {
  if (source.startsWith('.')) return from ? [join(dirname(from), source)] : [];
  const path = source.replace(/^\/@fs\/+/, '/');
  return [path, join(root, path)];
}

interface Found {
  file: string;
  query: string;
}

/** The file at a path, whose `?` may be part of its name or start a query. */
function find(path: string, extensions: readonly string[]): Found | undefined {
  const starts = [...path.matchAll(/\?/g)].map(({ index }) => index).toReversed();
  for (const end of [path.length, ...starts]) {
    const start = path.slice(0, end);
    for (const name of new Set([start, withOddSigns(start)])) {
      const names = ['', ...extensions, ...extensions.map((one) => `/index${one}`)];
      const file = names.map((one) => name + one).find(isFile);
      if (file) return { file, query: path.slice(end) };
    }
  }
  return undefined;
}

/** With its query, the name may be longer than file systems allow, which makes `statSync` throw. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Copies an asset to a folder of the cache, since Vite reads the file at its id. */
function copyAsset(file: string, cache: string): string {
  const folder = join(cache, createHash('sha256').update(file).digest('hex').slice(0, 12));
  const copy = join(folder, basename(file).replaceAll(new RegExp(ODD, 'g'), '_'));
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, copy);
  return copy.replaceAll('\\', '/');
}
