import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Pluggable } from 'unified';
import type { Plugin } from 'vite';
import { markdownKey, resolveMarkdown } from './markdown.ts';
import { replaceStaticBlocks, showStaticHtml } from './replaceStaticBlocks.ts';
import { realFile } from '../site/realFile.ts';
import type { SiteReader } from '../site/Site.ts';
import type { Storybook } from '../storybook/Storybook.ts';
import { rehypeHeadingIds } from './rehype/headingIds.ts';
import { rehypeCodeTabs } from './rehype/rehypeCodeTabs.ts';
import { remarkPlainLiterals } from './remarkPlainLiterals.ts';
import { remarkWholeParagraphs } from './remarkWholeParagraphs.ts';
import { refuseScripts } from './refuseScripts.ts';
import { proseOptions, rehypeProse } from './rehype/rehypeProse.ts';
import { rehypeStaticFiles } from './rehype/rehypeStaticFiles.ts';
import { rehypeStoryLinks } from './rehype/rehypeStoryLinks.ts';

/** Compiles MDX, with the project's own remark and rehype plugins before those of the site. */
export function compileMdx(
  readSite: SiteReader,
  { mdxOptions, warnings }: Storybook,
  isBuild: boolean,
): Plugin {
  const note = (warning: string) => void warnings.push(warning);
  const prose = proseOptions(readSite, isBuild);
  return {
    enforce: 'pre',
    ...mdx({
      mdExtensions: [],
      remarkPlugins: [
        remarkRealFile,
        ...withDefaults(mdxOptions.remarkPlugins, [
          remarkGfm,
          remarkFrontmatter,
          remarkCjkFriendly,
        ]),
        remarkPlainLiterals,
        remarkWholeParagraphs,
        [remarkStaticBlocks, readSite.root],
      ],
      rehypePlugins: [
        ...((mdxOptions.rehypePlugins ?? []) as Pluggable[]),
        rehypeHeadingIds,
        rehypeCodeTabs,
        [rehypeProse, prose],
        ...(prose.rehypePlugins ?? []),
        [refuseScripts, { note, readTexts: prose.readTexts }],
        [rehypeStoryLinks, readSite],
        [rehypeStaticFiles, readSite],
      ],
    }),
  };
}

/** Names the file itself where its module has another name. */
function remarkRealFile() {
  return (_: Root, file: { path: string }) => {
    file.path = realFile(file.path);
  };
}

/** Replaces blocks whose text is known by what they mean, or by the id of their HTML. */
function remarkStaticBlocks(root: string) {
  return (tree: Root, { path }: { path: string }) => {
    const shown = replaceStaticBlocks(tree, (specifier) => resolveMarkdown(path, specifier));
    for (const { file, block } of shown) showStaticHtml(tree, block, markdownKey(root, file));
  };
}

/** The project's plugins, then those of the defaults that it does not name itself, in whatever version. */
export function withDefaults(own: unknown[] = [], defaults: Pluggable[]): Pluggable[] {
  const names = new Set(own.map(nameOf));
  return [...(own as Pluggable[]), ...defaults.filter((plugin) => !names.has(nameOf(plugin)))];
}

function nameOf(plugin: unknown): string | undefined {
  const attacher: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof attacher === 'function' ? attacher.name : undefined;
}
