import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Heading } from '../../core/Page.ts';
import { listFrames, refuseScripts } from './refuseScripts.ts';
import { rehypeKeepMeta } from './highlightCode.ts';
import { rehypeHeadingIds } from './headingIds.ts';
import { type Links, rehypeStoryLinks } from './rehypeStoryLinks.ts';
import { rehypeImages } from './rehypeImages.ts';
import { type ProseOptions, rehypeProse } from './rehypeProse.ts';
import { runWithPublicEnv } from '../project/runWithEnv.ts';
import { toProjectPath } from '../project/realFile.ts';
import type { Warn, Warning } from '../../core/Warning.ts';

/** A Markdown file as shown in a page. */
export interface CompiledMarkdown {
  html: string;
  h1: string[];
  /** The ids of all its headings. */
  ids: string[];
  headings: Heading[];
  /** Refused markup. */
  problems: (Warning & { file: string })[];
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

/** Options for compiling Markdown; warnings name `file`. */
export interface MarkdownOptions extends ProseOptions {
  file: string;
  /** Line of the file at which the text starts; 1 by default. */
  firstLine?: number;
  /** Whether it is a part of a page's text, such as a description; its headings and rows then have no ids. */
  isPart?: boolean;
  /** Ids that other parts of the page have. */
  takenIds?: readonly string[];
  /** Resolves Storybook's links to addresses of the site. */
  readLinks?: () => Promise<Links>;
}

/** Compiles Markdown, including raw HTML, to the same HTML as the prose of MDX. */
export const compileMarkdown = (
  source: string,
  options: MarkdownOptions,
): Promise<CompiledMarkdown> => runWithPublicEnv(() => compile(source, options));

async function compile(
  source: string,
  {
    file: path,
    firstLine,
    readLinks,
    isPart = false,
    takenIds,
    rehypePlugins = [],
    ...prose
  }: MarkdownOptions,
): Promise<CompiledMarkdown> {
  const h1: string[] = [];
  const ids: string[] = [];
  const headings: Heading[] = [];
  const left = new Set<string>();
  const frames: string[] = [];
  const problems: CompiledMarkdown['problems'] = [];
  const warn: Warn = (code, text, place) =>
    void problems.push({ code, text, ...place, file: path });
  const file = await unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeKeepMeta)
    .use(rehypeRaw)
    .use(rehypeImages, prose)
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
    .use(refuseScripts, { warn, firstLine, readTexts: prose.readTexts })
    .use(() => (tree: Root) => void frames.push(...listFrames(tree)))
    .use(rehypeProse, { ...prose, isPart })
    .use(rehypePlugins)
    // A plugin may leave out sections.
    .use(() => (tree) => {
      visit(tree, 'element', ({ properties }: Element) => void left.add(String(properties.id)));
    })
    .use(readLinks ? [[rehypeStoryLinks, readLinks, isPart]] : [])
    .use(() => unlinkRelative)
    .use(rehypeStringify)
    .process({ value: source, path });
  const kept = isPart ? headings : headings.filter(({ id }) => left.has(id));
  return { html: String(file), h1, ids, headings: kept, problems, frames };
}

/** Id of a Markdown file's HTML in a page. */
export function markdownKey(root: string, file: string): string {
  return `markdown:${toProjectPath(root, file)}`;
}

/**
 * The Markdown file that a page (an absolute path) imports as text; undefined for other imports. Specifiers that it
 * cannot resolve, such as aliases, are left to the bundler.
 */
export function resolveMarkdown(page: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?raw$/, '');
  if (!/\.md$/i.test(plain)) return undefined;
  if (plain.startsWith('.')) return join(dirname(page), plain);
  if (isAbsolute(plain)) return undefined;
  try {
    return createRequire(page).resolve(plain);
  } catch {
    return undefined;
  }
}
