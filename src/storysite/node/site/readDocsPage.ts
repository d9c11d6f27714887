import { createProcessor, nodeTypes } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Heading } from '../../shared/Page.ts';
import { SiteError } from '../SiteError.ts';
import { checkFrontMatter, type FrontMatter } from '../config/frontMatter.ts';
import { refuseScripts } from '../content/refuseScripts.ts';
import { replaceStaticBlocks } from '../content/replaceStaticBlocks.ts';
import { describeError, lineOf } from '../storybook/describeError.ts';

/** An MDX file's metadata, read without rendering it. */
export interface DocsPage {
  /** All `import name from 'specifier'` and `import * as name from 'specifier'`. */
  imports: Record<string, string>;
  frontMatter: FrontMatter;
  /** Depth 1 headings' texts. */
  h1: string[];
  headings: Heading[];
  /** What is wrong with the front matter, which is left out then. */
  problem?: string;
  /** Names rendered by `<Markdown>{name}</Markdown>`, each with the number of headings before it. */
  markdown: { name: string; at: number }[];
}

interface Node {
  type: string;
  depth?: number;
  name?: string | null;
  value?: string;
  position?: { start: { line: number } };
}

const IMPORT = /import\s+(?:\*\s+as\s+)?(\w+)\s+from\s+['"]([^'"]+)['"]/g;

/**
 * Reads an MDX file's metadata; throws a `SiteError` with the file's name where it cannot be parsed, or would run a script.
 */
export function readDocsPage(source: string, file: string, options?: FrontMatterOptions): DocsPage {
  const page: DocsPage = { imports: {}, frontMatter: {}, h1: [], headings: [], markdown: [] };
  const slugger = new GithubSlugger();
  const tree = parse(source, file);
  replaceStaticBlocks(tree);
  const html = unified()
    .use(remarkRehype, { passThrough: [...nodeTypes] })
    .runSync(tree);
  refuseScripts()(html, { path: file });

  visit(tree, (raw) => {
    const node = raw as Node;
    if (node.type === 'yaml') {
      Object.assign(page, readFrontMatter(node, file, options));
    } else if (node.type === 'mdxjsEsm') {
      for (const [, name, specifier] of (node.value ?? '').matchAll(IMPORT)) {
        page.imports[name as string] = specifier as string;
      }
    } else if (node.type === 'heading') {
      const text = toString(raw);
      const id = slugger.slug(text);
      if (node.depth === 1) page.h1.push(text);
      if (node.depth === 2 || node.depth === 3) page.headings.push({ id, text, depth: node.depth });
    } else if (node.name === 'Markdown') {
      const name = toString(raw).trim();
      // Another text is known only when the page is rendered.
      if (/^\w+$/.test(name)) page.markdown.push({ name, at: page.headings.length });
    }
  });
  return page;
}

type FrontMatterOptions = Parameters<typeof checkFrontMatter>[2];

/** The front matter of a page; where it is no valid YAML, or has a wrong value, what is wrong. */
function readFrontMatter(
  { value = '', position }: Node,
  file: string,
  options?: FrontMatterOptions,
): Pick<DocsPage, 'frontMatter' | 'problem'> {
  try {
    return { frontMatter: checkFrontMatter(parseYaml(value), file, options) };
  } catch (error) {
    const line = (position?.start.line ?? 0) + (lineOf(error) ?? 0);
    return {
      frontMatter: {},
      problem: `${file}:${line}: its front matter is left out: ${describeError(error)} Correct it there.`,
    };
  }
}

function place(error: unknown): string {
  const line = lineOf(error);
  return line === undefined ? '' : `:${line}`;
}

function parse(source: string, file: string) {
  try {
    return createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] }).parse(source);
  } catch (error) {
    throw new SiteError(
      `${file}${place(error)} is not valid MDX: ${describeError(error)}`,
      'Fix it there.',
      { cause: error },
    );
  }
}
