import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findScript } from '../project/findScript.ts';
import { parseMdx } from '../content/mdxImports.ts';
import { parseScript, type SyntaxNode, walk } from '../project/parseScript.ts';

/** The parts of a node that are read here. */
interface Node extends SyntaxNode {
  name?: unknown;
  value?: unknown;
  source?: { value: string } | null;
  specifiers?: { local: { name: string }; exported?: { name?: string } }[];
  argument?: { name?: string };
  declaration?: { name?: string } | null;
}

/** The syntax tree of a script or, by its file name, of an MDX page. */
export function parseFile(code: string, file: string): SyntaxNode {
  return file.endsWith('.mdx') ? parseMdx(code) : parseScript(code);
}

/**
 * Whether the code of a script or an MDX page contains a name: a variable, a property, an attribute or a string that
 * equals it. Comments, other strings and prose do not count. True if the file cannot be parsed.
 */
export function namesInCode(code: string, file: string, name: string): boolean {
  // Most files do not contain the word at all.
  if (!code.includes(name)) return false;
  let isNamed = false;
  try {
    walk(parseFile(code, file), (node) => {
      isNamed ||= isName(node, name);
    });
  } catch {
    return true;
  }
  return isNamed;
}

function isName({ type, name, value }: Node, wanted: string): boolean {
  if (type === 'StringLiteral' || type === 'Literal') return value === wanted;
  if (type === 'JSXAttribute') return (name as Node).name === wanted;
  return (type === 'Identifier' || type === 'mdxJsxAttribute') && name === wanted;
}

/**
 * Whether a preview file declares `globalTypes`, itself or in a file that it spreads or re-exports. True for packages,
 * and for files that cannot be read.
 */
export async function hasGlobalTypes(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false;
  seen.add(file);
  try {
    const { isDeclared, takenOver } = readPreviewModule(await readFile(file, 'utf8'));
    if (isDeclared) return true;
    const found = takenOver.map(async (specifier) => {
      const other = specifier.startsWith('.') ? findScript(join(file, '..', specifier)) : undefined;
      return other === undefined || hasGlobalTypes(other, seen);
    });
    return (await Promise.all(found)).includes(true);
  } catch {
    return true;
  }
}

/** Whether a module declares global types, and the modules whose exports it spreads or re-exports. */
function readPreviewModule(code: string): { isDeclared: boolean; takenOver: string[] } {
  let isDeclared = false;
  const imports = new Map<string, string>();
  const whole = new Set<string>();
  const takenOver: string[] = [];
  walk<Node>(parseScript(code) as SyntaxNode, (node) => {
    const { type, source, specifiers = [], argument, declaration } = node;
    isDeclared ||= isName(node, 'globalTypes');
    if (type === 'ImportDeclaration' && source) {
      for (const { local } of specifiers) imports.set(local.name, source.value);
    } else if (type === 'ExportAllDeclaration' && source) {
      takenOver.push(source.value);
    } else if (type === 'SpreadElement' && argument?.name) {
      whole.add(argument.name);
    } else if (type === 'ExportDefaultDeclaration' && declaration?.name) {
      whole.add(declaration.name);
    } else if (type === 'ExportNamedDeclaration' && source) {
      if (specifiers.some(({ exported }) => exported?.name === 'default'))
        takenOver.push(source.value);
    }
  });
  for (const name of whole) takenOver.push(...[imports.get(name) ?? []].flat());
  return { isDeclared, takenOver };
}
