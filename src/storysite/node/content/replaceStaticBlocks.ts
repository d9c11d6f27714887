import type { Root, RootContent } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { dedentCode } from '../../core/dedentCode.ts';
import { entries } from '../project/entries.ts';
import { rehypeKeepMeta } from './highlightCode.ts';
import { type MdxImport, readMdxImports } from './mdxImports.ts';

interface Estree {
  body: { expression?: Expression }[];
}

interface Expression {
  type: string;
  name?: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

interface AttributeValue {
  data?: { estree?: Estree };
}

/** A node that MDX adds to Markdown's syntax tree. */
interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: { type?: string; name?: string; value?: string | AttributeValue | null }[];
  children?: MdxNode[];
  data?: { estree?: Estree };
}

/** Storybook's modules of blocks. */
export const BLOCKS_MODULE = /^@storybook\/(blocks|addon-docs)/;

/** Finds the Markdown file that a page imports by a specifier; undefined for other files and missing ones. */
export type FindMarkdown = (specifier: string) => string | undefined;

/** A Markdown file that a page shows unchanged. */
export interface ShownMarkdown {
  file: string;
  /** The `<Markdown>` around the file's text. */
  block: object;
}

/**
 * Replaces Storybook's blocks with a literal text (`<Source code="…" />`, `<Markdown>`) by Markdown, so that the build
 * compiles and highlights it. Returns the Markdown files that other `<Markdown>` blocks have as their only child.
 */
export function replaceStaticBlocks(tree: Root, findMarkdown?: FindMarkdown): ShownMarkdown[] {
  const imports = readMdxImports(tree);
  const blocks = imports.filter(({ from }) => BLOCKS_MODULE.test(from));
  const shown: ShownMarkdown[] = [];
  visit(tree, (raw, index, parent) => {
    const node = raw as MdxNode;
    const block = blocks.find(({ local }) => local === node.name)?.imported;
    if (!block || !parent || index === undefined) return;
    const file = block === 'Markdown' && findFile(node, imports, findMarkdown);
    if (file) shown.push({ file, block: node });
    const prose =
      block === 'Source' ? readSource(node) : block === 'Markdown' && readMarkdown(node);
    if (!prose) return;
    parent.children.splice(index, 1, ...prose);
    return [SKIP, index + prose.length];
  });
  return shown;
}

/** Name of the element that shows static HTML, unlikely to be used by a page itself. */
const STATIC_HTML = 'StorysiteStaticHtml';

/** Replaces `<Markdown>` by the HTML with an id, so that the page's script contains neither the text nor a compiler. */
export function showStaticHtml(tree: Root, block: object, id: string): void {
  if (!readMdxImports(tree).some(({ local }) => local === STATIC_HTML)) {
    tree.children.unshift(importName(STATIC_HTML, 'StaticHtml', entries.staticHtml));
  }
  const attributes = [{ type: 'mdxJsxAttribute', name: 'id', value: id }];
  Object.assign(block, { name: STATIC_HTML, attributes, children: [] });
}

/** Prints the import of a name from one of this package's files. */
export function importName(local: string, imported: string, file: string): RootContent {
  const name = (value: string) => ({ type: 'Identifier', name: value });
  const specifier = { type: 'ImportSpecifier', imported: name(imported), local: name(local) };
  const source = { type: 'Literal', value: file };
  const statement = { type: 'ImportDeclaration', specifiers: [specifier], source, attributes: [] };
  const estree = { type: 'Program', sourceType: 'module', body: [statement] };
  return { type: 'mdxjsEsm', value: '', data: { estree } } as unknown as RootContent;
}

/** The file whose text is a block's only content: `<Markdown>{readme}</Markdown>`. */
function findFile(
  { children = [], attributes = [] }: MdxNode,
  imports: MdxImport[],
  findMarkdown: FindMarkdown | undefined,
): string | undefined {
  const [child, ...others] = children;
  const [expression] = child?.data?.estree?.body ?? [];
  // With options, the block itself has to compile the text.
  if (others.length > 0 || attributes.length > 0) return undefined;
  if (expression?.expression?.type !== 'Identifier') return undefined;
  const { name } = expression.expression;
  const found = imports.find(({ local, imported }) => local === name && imported === 'default');
  return found && findMarkdown?.(found.from);
}

function readSource(node: MdxNode): RootContent[] | undefined {
  const code = readAttribute(node, 'code');
  if (code === undefined) return undefined;
  const value = isFalse(node, 'format') ? code.trimEnd() : dedentCode(code);
  return [{ type: 'code', lang: readAttribute(node, 'language') ?? 'jsx', value }];
}

function readMarkdown({ children = [] }: MdxNode): RootContent[] | undefined {
  const [child, ...others] = children;
  const text = others.length === 0 ? readText(child) : undefined;
  if (text === undefined) return undefined;
  const prose = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).parse(text);
  let hasHtml = false;
  visit(prose, 'html', () => {
    hasHtml = true;
  });
  return hasHtml ? [parseHtml(prose)] : prose.children;
}

/** MDX allows no raw HTML nodes, so they are parsed, and the elements are put into the page's MDX tree. */
function parseHtml(prose: Root): RootContent {
  const { children } = unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeKeepMeta)
    .use(rehypeRaw)
    .runSync(prose);
  const node = { type: 'markdown', data: { hName: 'div', hChildren: children } };
  return { ...node, children: prose.children } as unknown as RootContent;
}

function readAttribute({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : readText(value);
}

/** Whether an attribute is written as `{false}`. */
function isFalse({ attributes = [] }: MdxNode, name: string): boolean {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  const body = typeof value === 'object' ? value?.data?.estree?.body : undefined;
  return body?.[0]?.expression?.value === false;
}

/** The value of an expression that is just a text. */
function readText(expression: AttributeValue | null | undefined): string | undefined {
  const found = expression?.data?.estree?.body[0]?.expression;
  if (found?.type === 'Literal' && typeof found.value === 'string') return found.value;
  if (found?.type !== 'TemplateLiteral' || found.quasis?.length !== 1) return undefined;
  return found.quasis[0]?.value.cooked ?? undefined;
}
