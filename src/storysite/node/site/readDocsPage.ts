import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Heading } from '../../shared/Page.ts';
import { SiteError } from '../SiteError.ts';
import { replaceStaticBlocks } from '../content/replaceStaticBlocks.ts';

/** An MDX file's metadata, read without rendering it. */
export interface DocsPage {
  /** All `import name from 'specifier'` and `import * as name from 'specifier'`. */
  imports: Record<string, string>;
  frontMatter: Record<string, unknown>;
  /** Depth 1 headings' texts. */
  h1: string[];
  headings: Heading[];
  /** Names rendered by `<Markdown>{name}</Markdown>`, each with the number of headings before it. */
  markdown: { name: string; at: number }[];
}

interface Node {
  type: string;
  depth?: number;
  name?: string | null;
  value?: string;
}

const IMPORT = /import\s+(?:\*\s+as\s+)?(\w+)\s+from\s+['"]([^'"]+)['"]/g;

/** Reads an MDX file's metadata; throws a `SiteError` with the file's name where it cannot be parsed. */
export function readDocsPage(source: string, file: string): DocsPage {
  const page: DocsPage = { imports: {}, frontMatter: {}, h1: [], headings: [], markdown: [] };
  const slugger = new GithubSlugger();
  const tree = parse(source, file);
  replaceStaticBlocks(tree);

  visit(tree, (raw) => {
    const node = raw as Node;
    if (node.type === 'yaml') {
      page.frontMatter = (parseYaml(node.value ?? '') as Record<string, unknown> | null) ?? {};
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

function parse(source: string, file: string) {
  try {
    return createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] }).parse(source);
  } catch (error) {
    throw new SiteError(
      `${file} is not valid MDX, so its page is missing: ${String(error)}`,
      'Fix the file.',
      { cause: error },
    );
  }
}
