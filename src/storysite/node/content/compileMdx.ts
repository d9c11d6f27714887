import mdx from '@mdx-js/rollup';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Pluggable } from 'unified';
import type { Plugin } from 'vite';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownKey, resolveMarkdown } from './compileMarkdown.ts';
import { remarkPairs } from './remarkPairs.ts';
import { replaceStaticBlocks, showStaticHtml } from './replaceStaticBlocks.ts';
import { realFile } from '../project/realFile.ts';
import { addPlugins } from '../project/addPlugins.ts';
import type { Storybook } from '../project/Storybook.ts';
import { rehypeHeadingIds } from './headingIds.ts';
import { rehypeCodeTabs } from './rehypeCodeTabs.ts';
import { refuseScripts } from './refuseScripts.ts';
import { rehypeImages } from './rehypeImages.ts';
import { type ProseOptions, rehypeProse } from './rehypeProse.ts';
import { type Links, rehypeStaticFiles, rehypeStoryLinks } from './rehypeStoryLinks.ts';
import type { Warn } from '../../core/Warning.ts';

/** Compiles MDX, with the project's own remark and rehype plugins before those of the site. */
export function compileMdx(
  { root, staticDirs, mdxOptions }: Storybook,
  {
    warn,
    readLinks,
    ...prose
  }: ProseOptions & { base: string; warn: Warn; readLinks(): Promise<Links> },
): Plugin {
  return {
    enforce: 'pre',
    ...mdx({
      mdExtensions: [],
      remarkPlugins: [
        remarkRealFile,
        ...addPlugins<Pluggable>(mdxOptions.remarkPlugins, [
          remarkGfm,
          remarkFrontmatter,
          remarkCjkFriendly,
        ]),
        remarkPlainLiterals,
        remarkSplitParagraphs,
        remarkWholeParagraphs,
        remarkTableBodies,
        [remarkStaticBlocks, root],
        remarkPairs,
      ],
      rehypePlugins: [
        ...((mdxOptions.rehypePlugins ?? []) as Pluggable[]),
        [rehypeImages, prose, true],
        rehypeHeadingIds,
        rehypeCodeTabs,
        [rehypeProse, prose],
        ...(prose.rehypePlugins ?? []),
        [refuseScripts, { warn, readTexts: prose.readTexts }],
        [rehypeStoryLinks, readLinks],
        [rehypeStaticFiles, { staticDirs }, prose.base],
      ],
    }),
  };
}

/** Sets the path of a module with a stand-in id to its real file. */
function remarkRealFile() {
  return (_: Root, file: { path: string }) => {
    file.path = realFile(file.path);
  };
}

/** Replaces blocks with a known text by prose, or by the id of its HTML. */
function remarkStaticBlocks(root: string) {
  return (tree: Root, { path }: { path: string }) => {
    const shown = replaceStaticBlocks(tree, (specifier) => resolveMarkdown(path, specifier));
    for (const { file, block } of shown) showStaticHtml(tree, block, markdownKey(root, file));
  };
}

/**
 * Turns autolinks inside JSX back into text: in `<a href="mailto:a@b.example">a@b.example</a>` GFM would nest a link in
 * a link, which browsers split.
 */
export function remarkPlainLiterals() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (element) => {
      visit(element, 'link', (link, index, parent) => {
        const text = toString(link);
        const isLiteral = ['', 'mailto:', 'http://'].some((start) => link.url === start + text);
        if (isLiteral && parent && index !== undefined) {
          parent.children[index] = { type: 'text', value: text };
        }
      });
    });
  };
}

/** Elements that end an HTML paragraph when they start inside of it. */
const ENDS =
  /^(address|article|aside|blockquote|center|d[dlt]|details|dialog|div|fieldset|fig(caption|ure)|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;

/**
 * Splits the paragraph that MDX creates from a block such as `<summary>` and the text on the next line. A browser would
 * split it as well, and React would then fail to hydrate the page.
 */
export function remarkSplitParagraphs() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const parts: RootContent[] = [];
      for (const child of paragraph.children) {
        const last = parts.at(-1);
        if (isJsx(child) && ENDS.test(child.name ?? ''))
          parts.push({ ...child, type: 'mdxJsxFlowElement' } as unknown as RootContent);
        else if (last?.type === 'paragraph') last.children.push(child);
        else parts.push({ type: 'paragraph', children: [child] });
      }
      if (parts.length === 1 && parts[0]?.type === 'paragraph') return undefined;
      const kept = parts.filter((part) => !isBlank(part));
      parent.children.splice(index, 1, ...kept);
      return index + kept.length;
    });
  };
}

const isJsx = (node: Nodes): node is Nodes & Jsx => (node.type as string) === 'mdxJsxTextElement';

const isBlank = (node: RootContent) =>
  node.type === 'paragraph' &&
  node.children.every((child) => child.type === 'text' && !child.value.trim());

/** Blocks that end a paragraph: a browser closes `<p>` before them. */
const BLOCKS = /^(paragraph|heading|list|blockquote|code|table|thematicBreak)$/;

interface Jsx {
  name: string | null;
}

/**
 * Unwraps the paragraph that MDX creates from text on its own lines inside a JSX `<p>`. Browsers split nested
 * paragraphs, and React would then fail to hydrate them.
 */
export function remarkWholeParagraphs() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as Parents & Jsx;
      if (element.name !== 'p') return;
      const blocks: Nodes[] = [];
      visit(element, (inner) => void (BLOCKS.test(inner.type) && blocks.push(inner)));
      const [only] = blocks;
      if (blocks.length === 1 && only?.type === 'paragraph') unwrap(element, only);
      else if (blocks.length > 0) element.name = 'div';
    });
  };
}

/** Puts the rows of a JSX `<table>` into a `<tbody>`, which browsers add and React would not expect. */
export function remarkTableBodies() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const table = node as Parents & Jsx;
      if (table.name !== 'table') return;
      const [rows, rest] = [true, false].map((isRow) =>
        (table.children as (Nodes & Jsx)[]).filter(({ name }) => (name === 'tr') === isRow),
      );
      if (!rows?.length) return;
      const data = { _mdxExplicitJsx: true };
      const type = 'mdxJsxFlowElement';
      const body = { type, name: 'tbody', attributes: [], children: rows, data };
      table.children = [...(rest ?? []), body] as never[];
    });
  };
}

/** Replaces a node in a tree by its children. */
function unwrap(tree: Parents, wrapper: Nodes & Parents): void {
  visit(tree, (node, index, parent) => {
    if (node !== wrapper || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...wrapper.children);
    return false;
  });
}
