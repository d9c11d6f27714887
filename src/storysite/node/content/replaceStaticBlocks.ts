import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

interface Estree {
  body: { expression?: Expression }[];
}

interface Expression {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

interface AttributeValue {
  data?: { estree?: Estree };
}

/** What MDX adds to Markdown's syntax tree. */
interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: { name?: string; value?: string | AttributeValue | null }[];
  children?: MdxNode[];
  data?: { estree?: Estree };
}

const BLOCKS_MODULE = /from\s*['"]@storybook\/(blocks|addon-docs)/;

/**
 * Replaces Storybook's blocks whose text is in the page by the prose that they mean, so that it is compiled and
 * highlighted while building: `<Source code="…" />` and `<Markdown>` around a text.
 */
export function replaceStaticBlocks(tree: Root): void {
  const imports = (tree.children as MdxNode[])
    .filter(({ type, value = '' }) => type === 'mdxjsEsm' && BLOCKS_MODULE.test(value))
    .map(({ value }) => value)
    .join('\n');
  visit(tree, (raw, index, parent) => {
    const node = raw as MdxNode;
    if (!node.name || !parent || index === undefined || !imports.includes(node.name)) return;
    const prose = node.name === 'Source' ? readSource(node) : readMarkdown(node);
    if (!prose) return;
    parent.children.splice(index, 1, ...prose);
    return [SKIP, index + prose.length];
  });
}

function readSource(node: MdxNode): RootContent[] | undefined {
  const code = readAttribute(node, 'code');
  if (code === undefined) return undefined;
  return [{ type: 'code', lang: readAttribute(node, 'language') ?? 'jsx', value: code.trim() }];
}

function readMarkdown({ name, children = [] }: MdxNode): RootContent[] | undefined {
  const [child, ...others] = children;
  const text = name === 'Markdown' && others.length === 0 ? readText(child) : undefined;
  if (text === undefined) return undefined;
  const prose = unified().use(remarkParse).use(remarkGfm).parse(text);
  let hasHtml = false;
  visit(prose, 'html', () => {
    hasHtml = true;
  });
  // MDX has no raw HTML: such a text is left to the block.
  return hasHtml ? undefined : prose.children;
}

function readAttribute({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : readText(value);
}

/** The value of an expression that is nothing but a text. */
function readText(expression: AttributeValue | null | undefined): string | undefined {
  const found = expression?.data?.estree?.body[0]?.expression;
  if (found?.type === 'Literal' && typeof found.value === 'string') return found.value;
  if (found?.type !== 'TemplateLiteral' || found.quasis?.length !== 1) return undefined;
  return found.quasis[0]?.value.cooked ?? undefined;
}
