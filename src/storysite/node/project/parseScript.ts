import { parser, parserOptions, type types as t } from 'storybook/internal/babel';

/**
 * The syntax tree of a script by Storybook's own parser, with offsets in the original text: those of `babelParse` refer
 * to a text of its own, in which tabs are spaces and each line ends with `\n`.
 */
export function parseScript(code: string): t.File {
  const types = /^\s*\/\/\s*@flow/.test(code) ? 'flow' : 'typescript';
  const plugins = [...(parserOptions.plugins ?? []), types] as typeof parserOptions.plugins;
  return parser.parse(code, { ...parserOptions, plugins, tokens: false }) as t.File;
}

/** A node of any syntax tree: Babel's, an ESTree, or MDX. */
export interface SyntaxNode {
  type: string;
  /** In MDX, `estree` is the code of an expression or statement. */
  data?: object;
}

/** The parts of an ESTree's nodes that are read. */
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

/** Visits a node and all its descendants; in MDX, also those of its expressions. */
export function walk<Node extends { type: string }>(node: Node, visit: (node: Node) => void): void {
  visit(node);
  const { estree } = ((node as SyntaxNode).data ?? {}) as { estree?: unknown };
  for (const value of [...(Object.values(node) as unknown[]), estree]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) {
        walk(child as Node, visit);
      }
    }
  }
}
