import { posix } from 'node:path';
import type { Rollup } from 'vite';
import { engineFile } from '../project/engineFile.ts';
import { entries } from '../project/entries.ts';
import { shimFile } from '../project/shims.ts';
import type { Vite } from '../project/Storybook.ts';

type GetModuleInfo = Parameters<Rollup.GetManualChunk>[1]['getModuleInfo'];
type Parse = Vite['parseAst'];
type Program = ReturnType<Parse>;

const ENGINE = engineFile('');

/** Entries of the first script, which every docs page needs. */
const OF_ALL_PAGES = [entries.start, entries.docsFrame, entries.staticHtml];

/** Entries that a story in its box needs, and those of plugins without the modules of all pages. */
const OF_STORIES = [
  entries.canvas,
  entries.defineStories,
  shimFile('storybook/test'),
  entries.client,
  entries.theme,
];

/**
 * Joins this package's parts of docs pages into one chunk for all pages and one for those with stories. By default they
 * would be many chunks of less than a kilobyte, fetched one after the other. Creates the answers for one build.
 */
export function joinChunks({ parseAst }: Vite): Rollup.GetManualChunk {
  let ofAllPages: Set<string> | undefined;
  let ofStories: Set<string> | undefined;
  return (id, { getModuleInfo }) => {
    ofAllPages ??= follow(OF_ALL_PAGES, getModuleInfo, parseAst);
    ofStories ??= follow(OF_STORIES, getModuleInfo, parseAst);
    if (ofAllPages.has(id) || id in INTERFACE) return 'start';
    return ofStories.has(id) && id.startsWith(ENGINE) ? 'story' : undefined;
  };
}

/** Modules and everything that they import statically. */
function follow(files: string[], getModuleInfo: GetModuleInfo, parse: Parse): Set<string> {
  const found = new Set(files.map(toId));
  for (const id of found) {
    const module = getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) {
      const entry = INTERFACE[imported];
      if (!entry) found.add(imported);
      else {
        // Rolldown copies the text of a module on every access.
        const names = readNames(parse(module?.code ?? ''), entry);
        const exports = readExports(parse(getModuleInfo(imported)?.code ?? ''));
        for (const name of names) found.add(posix.join(imported, '..', exports.get(name) ?? ''));
      }
    }
  }
  return found;
}

/** The entries for plugins; only the imported exports count as used. */
const INTERFACE: Readonly<Record<string, string>> = {
  [entries.client]: 'storysite/client',
  [entries.theme]: 'storysite/theme',
};

/** The names that a module imports from another. */
function readNames({ body }: Program, from: string): string[] {
  return body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === from
      ? node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : ''))
      : [],
  );
}

/** The source module of each export of an entry. */
function readExports({ body }: Program): Map<string, string> {
  const entries = body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map((one) => [nameOf(one.exported), String(node.source?.value)] as const)
      : [],
  );
  return new Map(entries);
}

const nameOf = (node: { name: string } | { value?: unknown }) =>
  'name' in node ? node.name : String(node.value);

function toId(file: string): string {
  return file.replaceAll('\\', '/');
}
