import { toString } from 'mdast-util-to-string';
import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Heading } from '../../core/Page.ts';
import type { Site } from '../site/Site.ts';
import { listFrames, refuseScripts } from './refuseScripts.ts';
import { rehypeKeepMeta } from './rehype/codeBlocks.ts';
import { rehypeHeadingIds } from './rehype/headingIds.ts';
import { rehypeStoryLinks } from './rehype/rehypeStoryLinks.ts';
import { type ProseOptions, rehypeProse } from './rehype/rehypeProse.ts';

/** A Markdown file as the page shows it. */
export interface CompiledMarkdown {
  html: string;
  h1: string[];
  /** The ids of all its headings. */
  ids: string[];
  headings: Heading[];
  /** What is refused, with file and line. */
  problems: string[];
  /** Addresses of the frames in it. */
  frames: string[];
}

/** Unlinks relative links: a package's README may link to files that the site does not have. */
function unlinkRelative(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'a' || !parent || index === undefined) return;
    if (/^([a-z][a-z+.-]*:|#|\/|\?path=\/)/i.test(String(element.properties.href))) return;
    parent.children.splice(index, 1, ...element.children);
  });
}

/** How a Markdown text is compiled; `file` is named in warnings. */
export interface MarkdownOptions extends ProseOptions {
  file: string;
  /** The line of the file that the text starts at; 1 when left out. */
  firstLine?: number;
  /** Whether it is only a part of a page's text, such as a description: its headings and rows have no ids then. */
  isPart?: boolean;
  /** Ids that other parts of the page have. */
  takenIds?: readonly string[];
  /** Of the site whose addresses stand for Storybook's links. */
  readSite?: () => Promise<Site>;
}

/** Compiles a Markdown text, raw HTML in it included, to the same HTML that MDX prose becomes. */
export async function compileMarkdown(
  source: string,
  {
    file: path,
    firstLine,
    readSite,
    isPart = false,
    takenIds,
    rehypePlugins = [],
    ...prose
  }: MarkdownOptions,
): Promise<CompiledMarkdown> {
  const h1: string[] = [];
  const ids: string[] = [];
  const headings: Heading[] = [];
  const frames: string[] = [];
  const problems: string[] = [];
  const note = (problem: string) => void problems.push(problem);
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeKeepMeta)
    .use(rehypeRaw)
    .use(isPart ? [] : [[rehypeHeadingIds, takenIds]])
    .use(() => (tree) => {
      visit(tree, 'element', (element: { tagName: string; properties: { id?: string } }) => {
        const text = toString(element);
        if (/^h[1-6]$/.test(element.tagName)) ids.push(element.properties.id ?? '');
        if (element.tagName === 'h1') h1.push(text);
        const depth = Number(/^h([23])$/.exec(element.tagName)?.[1]);
        if (depth === 2 || depth === 3) {
          headings.push({ id: element.properties.id ?? '', text, depth });
        }
      });
    })
    .use(refuseScripts, { note, firstLine, readTexts: prose.readTexts })
    .use(() => (tree: Root) => void frames.push(...listFrames(tree)))
    .use(rehypeProse, { ...prose, isPart })
    .use(rehypePlugins)
    .use(readSite ? [[rehypeStoryLinks, readSite, isPart]] : [])
    .use(() => unlinkRelative)
    .use(rehypeStringify)
    .process({ value: source, path });
  return { html: String(file), h1, ids, headings, problems, frames };
}
