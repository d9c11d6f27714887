import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { describeError, lineOf } from '../../core/describeError.ts';
import type { IndexProblem, Storybook } from '../project/Storybook.ts';
import type { Memo } from '../project/Memo.ts';
import type { Site, SitePage } from './Site.ts';

type Pages = readonly Pick<SitePage, 'file' | 'source' | 'docs'>[];

const withFrontMatter = (pages: Pages) =>
  pages.filter(({ source, docs }) => source === 'mdx' && docs.hasFrontMatter);

/** Pages that the site shows and that fail `storybook build`, which can index front matter only with the addon. */
export async function listUnindexed(
  storybook: Storybook,
  pages: Pages,
  memo: Memo,
): Promise<IndexProblem[]> {
  if (storybook.frontMatter.isIndexed) return [];
  const problems = withFrontMatter(pages).map(async ({ file }): Promise<IndexProblem[]> => {
    const source = await readFile(join(storybook.root, file), 'utf8');
    const error = memo.get(`indexed ${file}`, source, () => parseWithout(source));
    if (error === undefined) return [];
    const line = lineOf(error);
    const text = `Storybook parses this front matter as MDX, so it cannot index the page and "storybook build" fails: ${describeError(error)} Add "storysite" to "addons" in the main file, or run "npx storysite init".`;
    return [{ code: 'front-matter', file: `./${file}`, ...(line !== undefined && { line }), text }];
  });
  return (await Promise.all(problems)).flat();
}

/** Parses a page's front matter as MDX; returns the error, if any. */
function parseWithout(source: string): unknown {
  try {
    createProcessor().parse(source);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Explains how to hide front matter, which Storybook's own docs pages show as text. */
export function noteShownFrontMatter({
  pages,
  storybook,
}: Pick<Site, 'pages' | 'storybook'>): string[] {
  const [first, ...rest] = storybook.frontMatter.isHidden ? [] : withFrontMatter(pages);
  if (!first) return [];
  const more = rest.length > 0 ? ` and ${rest.length} more` : '';
  return [
    `Storybook's own docs pages show front matter as text: that of ${first.file}${more}. Add "storysite" to "addons" in the main file, which hides it. Or add two lines there: import remarkFrontmatter from 'remark-frontmatter'; and, in mdxPluginOptions.mdxCompileOptions of addon-docs, remarkPlugins: [remarkFrontmatter].`,
  ];
}
