import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { realFile, toProjectPath } from '../project/realFile.ts';
import type { SiteReader } from '../site/Site.ts';
import { parseFile } from './namesInCode.ts';
import { type SyntaxNode, walk } from '../project/parseScript.ts';

const NODE = '\0site:node:';
/** Vite's replacement for Node's modules in a browser: without exports, so that named imports fail the build. */
const VITE = '__vite-browser-external';

const ABSENT = '\0site:node-absent:';

/**
 * Replaces Node's modules in the browser's bundle by exports that throw when they are called. A module that this
 * version of Node lacks, such as `node:sqlite` in Node 20, is empty in both bundles, since its import would fail the
 * whole chunk.
 */
export function nodeBuiltins(readSite: SiteReader): Plugin {
  const noted = new Set<string>();
  const loadable = new Map<string, Promise<boolean>>();
  return {
    name: 'site:node-builtins',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || !(isBuiltin(id) || id.startsWith('node:'))) return null;
      const isAbsent = !(await canLoad(id, loadable));
      if (options.ssr && !isAbsent) return null;
      // The project may have a replacement.
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found && !found.external && !found.id.startsWith(VITE)) return found;
      if (options.ssr) return ABSENT + id;
      const [file = ''] = importer.split('?');
      const [, name] = PACKAGE.exec(file) ?? [];
      const key = name ?? file + id;
      if (!noted.has(key)) {
        noted.add(key);
        if (name) readSite.warn('node-module', describePackage(name, id));
        else await warnOfImport(readSite, id, file);
      }
      return (isAbsent ? ABSENT : NODE) + id;
    },
    async load(id) {
      const isRolldown = 'rolldownVersion' in this.meta;
      if (id.startsWith(NODE))
        return withAnyNames(await printRefusals(id.slice(NODE.length)), isRolldown);
      // Native modules for Node as well.
      if (!id.startsWith(ABSENT) && !/^[^\0].*\.node$/.test(id)) return null;
      return withAnyNames('const all = {};', isRolldown);
    },
  };
}

/** The package of a file: the last one in its path. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

function canLoad(id: string, loadable: Map<string, Promise<boolean>>): Promise<boolean> {
  const known =
    loadable.get(id) ??
    import(/* @vite-ignore */ id).then(
      () => true,
      () => false,
    );
  loadable.set(id, known);
  return known;
}

/**
 * Prints a module that exports the properties of `all`, and undefined for other names; in Rolldown, only CommonJS can.
 */
function withAnyNames(code: string, isRolldown: boolean) {
  return isRolldown
    ? `${code}\nmodule.exports = all;`
    : { code: `${code}\nexport default all;`, syntheticNamedExports: true };
}

async function printRefusals(id: string): Promise<string> {
  const names = Object.keys((await import(id)) as object).filter((name) => name !== 'default');
  const reason = `"${id}" is a module of Node, and not in a browser: `;
  return `
const refuse = (name) => function () { throw new Error(${JSON.stringify(reason)} + name + ' cannot be called.'); };
const all = Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, refuse(name)]));
`;
}

function describePackage(name: string, id: string): string {
  return `The package ${name} is for Node: it imports "${id}", so what calls that fails in the browser. If a story needs it there, give the browser another one with "resolve.alias" in vite.config.`;
}

async function warnOfImport({ root, warn }: SiteReader, id: string, file: string): Promise<void> {
  const text = await readFile(realFile(file), 'utf8').catch(() => '');
  warn(
    'node-module',
    `The import "${id}" is a module of Node, so what calls it fails in the browser. Call it in Node only, or give the browser another module with "resolve.alias" in vite.config.`,
    { file: toProjectPath(root, file), line: findLine(text, file, id) },
  );
}

/** An import, an export or a call that names a module. */
interface Importing extends SyntaxNode {
  source?: { value?: unknown } | null;
  callee?: { type: string; name?: string };
  arguments?: { value?: unknown }[];
  loc?: { start: { line: number } };
}

/** The first line of a script or an MDX page that imports a module; 1 for a file that cannot be parsed. */
export function findLine(code: string, file: string, id: string): number {
  const lines: number[] = [];
  try {
    walk<Importing>(parseFile(code, file), ({ source, callee, arguments: [first] = [], loc }) => {
      const isCall = callee?.type === 'Import' || callee?.name === 'require';
      if (loc && (source?.value === id || (isCall && first?.value === id))) {
        lines.push(loc.start.line);
      }
    });
  } catch {
    return 1;
  }
  return lines.length > 0 ? Math.min(...lines) : 1;
}
