import { readFile } from 'node:fs/promises';
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
import type { Plugin } from 'vite';
import type { Heading } from '../../core/Page.ts';
import type { Site, SitePage } from '../site/Site.ts';
import { listFrames, refuseScripts } from './refuseScripts.ts';
import { rehypeKeepMeta } from './highlightCode.ts';
import { rehypeHeadingIds } from './headingIds.ts';
import { rehypeStoryLinks } from './rehypeStoryLinks.ts';
import { rehypeImages } from './rehypeImages.ts';
import { type ProseOptions, rehypeProse } from './rehypeProse.ts';
import { runWithPublicEnv } from '../storybook/runWithEnv.ts';
import { reuse } from '../vite/reuse.ts';
import { realFile, toProjectPath } from '../site/realFile.ts';
import type { Warn, Warning } from '../../core/Warning.ts';

/** A Markdown file as the page shows it. */
export interface CompiledMarkdown {
  html: string;
  h1: string[];
  /** The ids of all its headings. */
  ids: string[];
  headings: Heading[];
  /** What is refused. */
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

/** How a Markdown text is compiled; `file` is named in warnings. */
export interface MarkdownOptions extends ProseOptions {
  file: string;
  /** The line of the file that the text starts at; 1 when left out. */
  firstLine?: number;
  /** Whether it is a part of a page's text, such as a description; its headings and rows then have no ids. */
  isPart?: boolean;
  /** Ids that other parts of the page have. */
  takenIds?: readonly string[];
  /** Reads the site whose addresses replace Storybook's links. */
  readSite?: () => Promise<Site>;
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
    .use(readSite ? [[rehypeStoryLinks, readSite, isPart]] : [])
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
 * The Markdown file that a page (an absolute path) imports as text; undefined for other imports. What this does not
 * resolve, such as an alias, is left to the bundler.
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

/** Id of the module with the HTML of a Markdown file, on a page that has the ids `taken` already. */
export function compiledMarkdown(file: string, taken?: readonly string[]): string {
  return `${file}?compiled${taken ? `=${taken.map(encodeURIComponent).join(',')}` : ''}`;
}

/** The Markdown that a page shows as static HTML: the id of each file's, with the module that has it. */
export function markdownStatics(
  root: string,
  { markdownFiles, takenIds = {} }: Pick<SitePage, 'markdownFiles' | 'takenIds'>,
): [string, string][] {
  return markdownFiles.map((file) => [
    markdownKey(root, file),
    compiledMarkdown(file, takenIds[file]),
  ]);
}

/**
 * Loads Markdown files. `….md?compiled` is the HTML that a `<Markdown>` block shows, so that pages do not send the text as
 * script. With webpack, a plain import is the file's text, for which Vite needs `?raw`.
 */
export function markdown(options: Omit<MarkdownOptions, 'file'>, isWebpack = false): Plugin {
  return {
    name: 'site:markdown',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      const file = realFile(path);
      if (!/\.md$/i.test(file)) return null;
      if (query === undefined && isWebpack)
        return `export default ${JSON.stringify(await readFile(file, 'utf8'))};`;
      const compiled = /^compiled(?:=(.*))?$/s.exec(query ?? '');
      if (!compiled) return null;
      const takenIds = compiled[1]?.split(',').map(decodeURIComponent);
      this.addWatchFile(file);
      const text = await readFile(file, 'utf8');
      const { html } = await reuse(options.readSite ?? options, `markdown ${id}`, text, () =>
        compileMarkdown(text, { ...options, file, takenIds }),
      );
      return `export const html = ${JSON.stringify(html)};`;
    },
  };
}
