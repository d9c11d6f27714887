import { walk } from '../storybook/parseScript.ts';

/** A node of an ESTree, as far as descriptions are looked for in it. */
export interface EstreeNode {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  operator?: string;
  computed?: boolean;
  key?: EstreeNode;
  left?: EstreeNode;
  right?: EstreeNode;
  argument?: EstreeNode;
  property?: EstreeNode;
  properties?: EstreeNode[];
  elements?: (EstreeNode | null)[];
  expressions?: EstreeNode[];
  expression?: EstreeNode;
  quasis?: { value: { cooked?: string | null } }[];
  body?: EstreeNode[];
  declaration?: EstreeNode | null;
  declarations?: { id: EstreeNode; init?: EstreeNode | null }[];
  specifiers?: { type: string; local: EstreeNode }[];
  source?: { value?: unknown } | null;
}

/** The value of an expression that is written out: texts, numbers, lists, objects. Undefined for another one. */
export function readValue(node: EstreeNode): unknown {
  const { type, value, quasis, expressions, elements, properties } = node;
  if (type === 'Literal') return value;
  if (type === 'TemplateLiteral' && expressions?.length === 0) return quasis?.[0]?.value.cooked;
  if (type === 'UnaryExpression' && node.operator === '-' && node.argument) {
    return -Number(readValue(node.argument));
  }
  if (type === 'BinaryExpression' && node.operator === '+' && node.left && node.right) {
    const [left, right] = [readValue(node.left), readValue(node.right)];
    return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
  }
  if (type === 'ArrayExpression') {
    const values = elements?.map((element) => element && readValue(element));
    return values?.includes(undefined) ? undefined : values;
  }
  if (type !== 'ObjectExpression') return undefined;
  const entries = (properties ?? []).map((property) => [
    keyOf(property),
    // `...more` has no value.
    property.type === 'Property' ? readValue(property.value as EstreeNode) : undefined,
  ]);
  if (entries.some((entry) => entry.includes(undefined))) return undefined;
  return Object.fromEntries(entries) as object;
}

function keyOf({ type, key, computed }: EstreeNode): string | undefined {
  if (type !== 'Property' || computed) return undefined;
  return key?.name ?? (key?.value === undefined ? undefined : String(key.value));
}

/**
 * The texts that a module's objects call a description: `description: '…'`, and the parts of `description: { component, story }`,
 * written out or by the name of a constant. With `files`, the specifiers of the Markdown files that it imports for them.
 */
export function findTexts(program: EstreeNode, kind: 'texts' | 'files' = 'texts'): string[] {
  const constants = readConstants(program);
  const files = readMarkdownImports(program);
  const found: string[] = [];
  const add = (node: EstreeNode) => {
    const name = node.type === 'Identifier' ? (node.name ?? '') : '';
    const value = kind === 'files' ? files.get(name) : (constants.get(name) ?? readValue(node));
    if (typeof value === 'string') found.push(value);
  };
  walk(program, (property) => {
    const value = property.value as EstreeNode | undefined;
    if (!/^(metaD|d)escription$/.test(keyOf(property) ?? '') || !value) return;
    if (value.type !== 'ObjectExpression') return add(value);
    for (const part of value.properties ?? []) {
      if (/^(component|story)$/.test(keyOf(part) ?? '')) add(part.value as EstreeNode);
    }
  });
  return found;
}

/** The texts of a module's constants, by their names. */
function readConstants({ body = [] }: EstreeNode): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { id, init } of declarations) {
      const value = init ? readValue(init) : undefined;
      if (id.name && typeof value === 'string') constants.set(id.name, value);
    }
  }
  return constants;
}

/** The Markdown files whose texts a module imports, by the names that it gives them. */
function readMarkdownImports({ body = [] }: EstreeNode): Map<string, string> {
  const files = new Map<string, string>();
  for (const { source, specifiers = [] } of body) {
    const from = String(source?.value ?? '');
    if (!/\.md(\?raw)?$/i.test(from)) continue;
    for (const { type, local } of specifiers) {
      if (type === 'ImportDefaultSpecifier' && local.name) files.set(local.name, from);
    }
  }
  return files;
}
