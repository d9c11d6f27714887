import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseScript } from './parseScript.ts';

const EXTENSIONS = ['', ...['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs'].map((name) => `.${name}`)];

/** The parts of a Babel node that are read here. */
interface Node {
  type: string;
  name?: string;
  value?: unknown;
  source?: { value: string } | null;
  specifiers?: { local: { name: string } }[];
  argument?: Node;
  declaration?: Node | null;
}

/**
 * Whether a preview file declares `globalTypes`: itself, or in what it takes over whole from another file. Of a package, and of
 * a file that cannot be read, it is assumed.
 */
export async function hasGlobalTypes(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false;
  seen.add(file);
  try {
    const { isDeclared, takenOver } = readPreviewModule(await readFile(file, 'utf8'));
    if (isDeclared) return true;
    const found = takenOver.map(async (specifier) => {
      const other = resolveFile(file, specifier);
      return other === undefined || hasGlobalTypes(other, seen);
    });
    return (await Promise.all(found)).includes(true);
  } catch {
    return true;
  }
}

/** Whether the name occurs in the code of a module, and the modules whose exports it spreads or exports again. */
function readPreviewModule(code: string): { isDeclared: boolean; takenOver: string[] } {
  let isDeclared = false;
  const imports = new Map<string, string>();
  const whole = new Set<string>();
  const takenOver: string[] = [];
  walk(parseScript(code) as unknown as Node, (node) => {
    const { type, name, value, source, specifiers = [], argument, declaration } = node;
    if (name === 'globalTypes' || (type === 'StringLiteral' && value === 'globalTypes')) {
      isDeclared = true;
    } else if (type === 'ImportDeclaration' && source) {
      for (const { local } of specifiers) imports.set(local.name, source.value);
    } else if (type === 'ExportAllDeclaration' && source) {
      takenOver.push(source.value);
    } else if (type === 'SpreadElement' && argument?.name) {
      whole.add(argument.name);
    } else if (type === 'ExportDefaultDeclaration' && declaration?.name) {
      whole.add(declaration.name);
    } else if (type === 'ExportNamedDeclaration' && source) {
      if (specifiers.some((one) => 'exported' in one && nameOf(one.exported) === 'default'))
        takenOver.push(source.value);
    }
  });
  for (const name of whole) takenOver.push(...[imports.get(name) ?? []].flat());
  return { isDeclared, takenOver };
}

const nameOf = (node: unknown) => (node as Node).name;

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child)
        walk(child as Node, visit);
    }
  }
}

function resolveFile(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(importer), specifier);
  const names = [...EXTENSIONS, ...EXTENSIONS.slice(1).map((end) => `/index${end}`)];
  return names.map((end) => path + end).find((one) => existsSync(one) && statSync(one).isFile());
}
