import { nodeTypes } from '@mdx-js/mdx';
import { toString } from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Heading } from '../../core/Page.ts';
import { SiteError } from '../../core/SiteError.ts';
import { checkFrontMatter, type FrontMatter } from '../../core/config/frontMatter.ts';
import { HeadingIds } from './headingIds.ts';
import { parseMdx } from './mdxImports.ts';
import { listFrames, replaceScripts } from './refuseScripts.ts';
import { type FindMarkdown, replaceStaticBlocks } from './replaceStaticBlocks.ts';
import { describeError, lineOf } from '../../core/describeError.ts';
import type { Warning } from '../../core/Warning.ts';

/** An MDX file's metadata, read without rendering it. */
export interface DocsPage {
  frontMatter: FrontMatter;
  /** Whether the file has front matter, valid or not. */
  hasFrontMatter?: boolean;
  /** Texts of headings of depth 1. */
  h1: string[];
  headings: Heading[];
  /** Ids of all headings in the file. */
  ids?: string[];
  /** Text of its paragraphs and tables, a line each. */
  text?: string;
  /** Addresses of the frames in its text. */
  frames?: string[];
  /** Parts that are left out: wrong front matter, refused markup. */
  problems: (Warning & { file: string })[];
  /** Markdown files rendered by `<Markdown>{text}</Markdown>`, each with the number of headings before it. */
  markdown: { file: string; at: number }[];
}

interface Node {
  type: string;
  depth?: number;
  name?: string | null;
  value?: string;
  position?: { start: { line: number } };
}

/**
 * Reads an MDX file's metadata; throws a `SiteError` with the file's name if it cannot be parsed.
 */
export function readDocsPage(
  source: string,
  file: string,
  options?: FrontMatterOptions,
  findMarkdown?: FindMarkdown,
): DocsPage {
  const page: DocsPage = {
    frontMatter: {},
    h1: [],
    headings: [],
    ids: [],
    markdown: [],
    problems: [],
  };
  const ids = new HeadingIds();
  const tree = parse(source, file);
  const shown = replaceStaticBlocks(tree, findMarkdown);
  const html = unified()
    .use(remarkRehype, { passThrough: [...nodeTypes] })
    .runSync(tree);
  replaceScripts(html, file, {
    warn: (code, text, place) => page.problems.push({ code, text, ...place, file }),
  });
  page.frames = listFrames(html);

  const lines: string[] = [];
  visit(tree, (raw) => {
    const node = raw as Node;
    if (node.type === 'yaml') {
      const { frontMatter, problem } = readFrontMatter(node, file, options);
      page.frontMatter = frontMatter;
      page.hasFrontMatter = true;
      if (problem) page.problems.push(problem);
    } else if (node.type === 'heading') {
      const text = toString(raw);
      const id = ids.next(text);
      page.ids?.push(id);
      if (node.depth === 1) page.h1.push(text);
      if (node.depth === 2 || node.depth === 3) page.headings.push({ id, text, depth: node.depth });
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      lines.push(toString(raw).replace(/\s+/g, ' '));
    }
    const markdown = shown.find(({ block }) => block === raw);
    if (markdown) page.markdown.push({ file: markdown.file, at: page.headings.length });
  });
  page.text = lines.join('\n');
  return page;
}

type FrontMatterOptions = Parameters<typeof checkFrontMatter>[2];

/** The front matter of a page; if it is invalid YAML or has a wrong value, the problem. */
function readFrontMatter(
  { value = '', position }: Node,
  file: string,
  options?: FrontMatterOptions,
): Pick<DocsPage, 'frontMatter'> & { problem?: DocsPage['problems'][number] } {
  try {
    return { frontMatter: checkFrontMatter(parseYaml(value), file, options) };
  } catch (error) {
    const line = (position?.start.line ?? 0) + (lineOf(error) ?? 0);
    return {
      frontMatter: {},
      problem: {
        code: 'front-matter',
        text: `${SiteError.is(error) ? '' : 'The front matter is not valid YAML: '}${describeError(error)} Until it is corrected, all of it is left out.`,
        file,
        line,
      },
    };
  }
}

function place(error: unknown): string {
  const line = lineOf(error);
  return line === undefined ? '' : `:${line}`;
}

function parse(source: string, file: string) {
  try {
    return parseMdx(source);
  } catch (error) {
    throw new SiteError(
      `${file}${place(error)} is not valid MDX: ${describeError(error)}`,
      'Fix it there.',
      { cause: error },
    );
  }
}
