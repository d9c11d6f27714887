import { readFile } from 'node:fs/promises';
import { types as t } from 'storybook/internal/babel';
import type { Plugin } from 'vite';
import {
  type EstreeImport,
  listImports,
  type MdxImport,
  parseMdx,
  readMdxImports,
} from '../content/mdxImports.ts';
import { type Edit, editText } from '../project/editText.ts';
import { entries } from '../project/entries.ts';
import { toProjectPath } from '../project/realFile.ts';
import type { SiteReader } from '../site/Site.ts';
import { type EstreeNode, parseScript, walk } from '../project/parseScript.ts';

/** Storybook's modules of documentation blocks, each with the file that replaces it. */
export const BLOCK_MODULES: Record<string, string> = {
  '@storybook/blocks': entries.blocks,
  '@storybook/addon-docs/blocks': entries.blocks,
  '@storybook/addon-docs': entries.addonDocs,
};

const MODULE = /^@storybook\/(?:blocks|addon-docs(?:\/blocks)?)$/;

/** Replaces Storybook's blocks by the site's; a page loads only the blocks that it uses. */
export function blocks(): Plugin {
  return {
    name: 'site:storybook-blocks',
    enforce: 'pre',
    resolveId(id) {
      const file = BLOCK_MODULES[id];
      return file ? { id: file, moduleSideEffects: false } : null;
    },
  };
}

/** Replaces blocks that the site does not have by a notice, and adds a warning for each. */
export function unknownBlocks({ root, warn }: Pick<SiteReader, 'root' | 'warn'>): Plugin {
  const known = readNames();
  return {
    name: 'site:unknown-blocks',
    // Compiled, so that types are gone, and before Vite's server resolves the imports.
    enforce: 'post',
    transform: {
      filter: { code: '@storybook/' },
      async handler(code, id) {
        const file = id.split('?', 1)[0] ?? id;
        if (!code.includes('@storybook/') || file.includes('/node_modules/')) return null;
        const names = await known;
        const statements = listStatements(this.parse(code) as unknown as Program, names);
        if (statements.length === 0) return null;
        const source = await readFile(file, 'utf8').catch(() => '');
        for (const { imported } of statements.flatMap(({ unknown }) => unknown)) {
          warn('block', describeUnknown(imported, [...names]), {
            file: toProjectPath(root, file),
            line: findLine(source, file, imported),
          });
        }
        return { code: replaceUnknown(code, statements), map: null };
      },
    },
  };
}

/** The names that the module of blocks exports. */
async function readNames(): Promise<Set<string>> {
  const code = await readFile(entries.blocks, 'utf8');
  const names = parseScript(code).program.body.flatMap((node) =>
    t.isExportNamedDeclaration(node) && node.exportKind !== 'type' ? node.specifiers : [],
  );
  return new Set([
    'default',
    '*',
    ...names.flatMap(({ exported }) => (t.isIdentifier(exported) ? exported.name : [])),
  ]);
}

interface Program {
  body: Required<EstreeImport>[];
}

/** An import or export of blocks, some of which are unknown. */
interface BlockStatement extends Required<EstreeImport> {
  module: string;
  known: MdxImport[];
  unknown: MdxImport[];
}

/** The statements with unknown blocks; code in prose is text, not a statement. */
function listStatements({ body }: Program, names: Set<string>): BlockStatement[] {
  return body.flatMap((node) => {
    const module = String(node.source?.value);
    if (!MODULE.test(module)) return [];
    const imports = listImports([node]);
    const unknown = imports.filter(({ imported }) => !names.has(imported));
    const known = imports.filter((name) => !unknown.includes(name));
    return unknown.length > 0 ? [{ ...node, module, known, unknown }] : [];
  });
}

/** Replaces imports of unknown blocks by notices, on the same lines. */
function replaceUnknown(code: string, statements: BlockStatement[]): string {
  const notice = JSON.stringify(entries.unknownBlock);
  const edits = statements.map(({ type, module, known, unknown, start, end }, index): Edit => {
    const isExport = type === 'ExportNamedDeclaration';
    const create = `createUnknownBlock${index + 1}`;
    const kept = known.map(({ imported, local }) => `${imported} as ${local}`);
    const constants = unknown.map(
      ({ imported, local }) =>
        `${isExport ? 'export ' : ''}const ${local} = ${create}(${JSON.stringify(imported)});`,
    );
    const own = `${isExport ? 'export' : 'import'} { ${kept.join(', ')} } from ${JSON.stringify(module)};`;
    const added = `import { createUnknownBlock as ${create} } from ${notice}; ${constants.join(' ')}`;
    return { start, end, text: `${own} ${added}` };
  });
  return editText(code, edits);
}

/** The line on which an MDX page or a script imports a block. */
function findLine(source: string, file: string, name: string): number {
  const found = readImports(source, file).find(
    ({ imported, from }) => imported === name && MODULE.test(from),
  );
  return found?.line ?? 1;
}

function readImports(source: string, file: string): MdxImport[] {
  try {
    return file.endsWith('.mdx')
      ? readMdxImports(parseMdx(source))
      : listImports(parseScript(source).program.body);
  } catch {
    return [];
  }
}

function describeUnknown(name: string, known: string[]): string {
  const names = known.filter((one) => !['default', '*'].includes(one)).sort();
  return `The site does not have the block "${name}", so its page shows a notice instead. Use one of ${names.join(', ')}.`;
}

/** The parts of an import that are read here. */
interface Import extends EstreeNode {
  specifiers: {
    type: string;
    start: number;
    end: number;
    local: EstreeNode;
    imported?: EstreeNode;
  }[];
}

/**
 * Uses a block that prints code for `<Canvas source={…}>`, so that pages without it do not load the printer.
 */
export function canvasSource(): Plugin {
  return {
    name: 'site:canvas-source',
    // Compiled, and before Vite's server resolves the imports.
    enforce: 'post',
    transform: {
      filter: { code: /\bCanvas\b/ },
      handler(code, id) {
        if (!/\bCanvas\b/.test(code) || id.includes('/node_modules/')) return null;
        const program = this.parse(code) as unknown as EstreeNode;
        const edits = (program.body ?? []).flatMap((node) => editOf(node as Import, program, code));
        if (edits.length === 0) return null;
        return { code: editText(code, edits), map: null };
      },
    },
  };
}

function editOf(node: Import, program: EstreeNode, code: string) {
  const isBlocks = Object.hasOwn(BLOCK_MODULES, String(node.source?.value));
  if (node.type !== 'ImportDeclaration' || !isBlocks) return [];
  const canvas = node.specifiers.find(({ imported }) => imported?.name === 'Canvas');
  if (!canvas?.local.name || !givesSource(program, canvas.local.name)) return [];
  const others = node.specifiers.filter((one) => one !== canvas && one.type === 'ImportSpecifier');
  const names = others.map(({ start, end }) => code.slice(start, end)).join(', ');
  const file = JSON.stringify(entries.canvasWithSource);
  const text = `import { ${names} } from ${JSON.stringify(node.source?.value)}; import { CanvasWithSource as ${canvas.local.name} } from ${file};`;
  return [{ start: node.start, end: node.end, text }];
}

/** Whether an element of a component has the prop `source`, or spreads props. */
function givesSource(program: EstreeNode, name: string): boolean {
  let found = false;
  walk(program, ({ type, ...call }) => {
    if (type !== 'CallExpression') return;
    const [component, props] = (call as unknown as { arguments: EstreeNode[] }).arguments;
    if (component?.type !== 'Identifier' || component.name !== name) return;
    found ||= (props?.properties ?? []).some(
      ({ type: kind, key }) => kind !== 'Property' || key?.name === 'source',
    );
  });
  return found;
}
