import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { engineFile } from '../engineFile.ts';
import { SiteError } from '../SiteError.ts';
import { toProjectPath } from '../site/toProjectPath.ts';

/** Storybook's modules of documentation blocks, each with the file that it means here. */
export const BLOCK_MODULES: Record<string, string> = {
  '@storybook/blocks': 'blocks/index.ts',
  '@storybook/addon-docs/blocks': 'blocks/index.ts',
  '@storybook/addon-docs': 'blocks/addonDocs.ts',
};

const IMPORT =
  /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*(['"])(@storybook\/(?:blocks|addon-docs(?:\/blocks)?))\2;?/g;
const EXPORT = /export\s*\{([^}]*)\}/g;

/** Where a project imports a block that the site does not have. */
interface UnknownBlock {
  name: string;
  file: string;
  line: number;
}

interface BlocksOptions {
  /** Shows a notice in place of an unknown block. */
  loose?: boolean;
}

/** Replaces Storybook's blocks by the site's own, of which a page gets those that it uses, and finds unknown ones. */
export function blocks(root: string, { loose = false }: BlocksOptions = {}): Plugin {
  const known = readNames();
  return {
    name: 'site:storybook-blocks',
    enforce: 'pre',
    resolveId(id) {
      const file = BLOCK_MODULES[id];
      return file ? { id: engineFile(file), moduleSideEffects: false } : null;
    },
    transform: {
      // Compiled: types are gone.
      order: 'post',
      filter: { code: '@storybook/' },
      async handler(code, id) {
        const file = id.split('?', 1)[0] ?? id;
        if (!code.includes('@storybook/') || file.includes('/node_modules/')) return null;
        const names = await known;
        const unknown = listImports(code).filter(({ imported }) => !names.has(imported));
        const [first] = unknown;
        if (!first) return null;
        if (!loose) {
          const source = await readFile(file, 'utf8').catch(() => code);
          const line = findLine(source, first.imported);
          throw describeUnknown({ name: first.imported, file: toProjectPath(root, file), line }, [
            ...names,
          ]);
        }
        return { code: replaceUnknown(code, names), map: null };
      },
    },
  };
}

/** The names that `blocks/index.ts` exports. */
async function readNames(): Promise<Set<string>> {
  const code = await readFile(engineFile('blocks/index.ts'), 'utf8');
  const lists = [...code.matchAll(EXPORT)].map(([, list = '']) => list);
  return new Set(['default', ...lists.flatMap(splitNames).map(({ local }) => local)]);
}

interface ImportedName {
  imported: string;
  local: string;
}

/** The names in the braces of an import. */
function splitNames(list: string): ImportedName[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => {
      const [imported = part, local = imported] = part.split(/\s+as\s+/);
      return { imported, local };
    });
}

function listImports(code: string): ImportedName[] {
  return [...code.matchAll(IMPORT)].flatMap(([, list = '']) => splitNames(list));
}

/** Replaces imports of unknown blocks by notices, on the lines where they stand. */
export function replaceUnknown(code: string, known: Set<string>): string {
  const notice = JSON.stringify(engineFile('blocks/UnknownBlock.tsx'));
  let count = 0;
  return code.replace(IMPORT, (all, list: string, _quote, module: string) => {
    const names = splitNames(list);
    const unknown = names.filter(({ imported }) => !known.has(imported));
    if (unknown.length === 0 || all.startsWith('export')) return all;
    count += 1;
    const kept = names.filter((name) => !unknown.includes(name));
    const create = `createUnknownBlock${count}`;
    const constants = unknown.map(
      ({ imported, local }) => `const ${local} = ${create}(${JSON.stringify(imported)});`,
    );
    const specifiers = kept.map(({ imported, local }) => `${imported} as ${local}`).join(', ');
    return `import { ${specifiers} } from ${JSON.stringify(module)}; import { createUnknownBlock as ${create} } from ${notice}; ${constants.join(' ')}`;
  });
}

function findLine(source: string, name: string): number {
  for (const match of source.matchAll(IMPORT)) {
    const at = match[0].search(new RegExp(`\\b${name}\\b`));
    if (at >= 0) return source.slice(0, match.index + at).split('\n').length;
  }
  return 1;
}

function describeUnknown({ name, file, line }: UnknownBlock, known: string[]): SiteError {
  const names = known.filter((one) => one !== 'default').sort();
  return new SiteError(
    `${file}:${line} imports the block "${name}", which the site does not have, so its page cannot be built.`,
    `Use one of ${names.join(', ')}, or add --loose or "loose: true" in .storybook/site.config.ts to show a notice instead.`,
  );
}
