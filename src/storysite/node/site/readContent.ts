import { en } from '../../core/texts/en.ts';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { slugOf, claimId } from '../../core/ids.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { StoryEntry } from '../project/Storybook.ts';
import { compileMarkdown, resolveMarkdown } from '../content/compileMarkdown.ts';
import type { BundledImages } from '../content/bundledImages.ts';
import type { ProseOptions } from '../content/rehypeProse.ts';
import type { Memo } from '../project/Memo.ts';
import type { PageEntry } from './listPages.ts';
import { type DocsPage, readDocsPage } from '../content/readDocsPage.ts';

/** A page's content, as far as it is known without rendering. */
export interface PageContent {
  docs: DocsPage;
  /** Absolute, in order. */
  markdownFiles: string[];
  /** For each Markdown file whose headings would repeat them, the ids that the page has before it. */
  takenIds?: Record<string, string[]>;
}

/**
 * Reads the content of a page, parsing each text only once by `memo`. Throws if one of its files is missing or invalid.
 */
export async function readContent(
  root: string,
  { importPath, source, stories, title }: PageEntry,
  config: SiteConfig,
  memo: Memo,
  images?: BundledImages,
): Promise<PageContent> {
  if (source !== 'mdx') return { docs: describeStories(title, stories), markdownFiles: [] };
  const page = join(root, importPath);
  const text = await readFile(page, 'utf8');
  const own = memo.get(`docs page ${importPath}`, text, () =>
    readDocsPage(text, importPath, config, (specifier) => resolveMarkdown(page, specifier)),
  );
  const [h1, headings] = [[...own.h1], [...own.headings]];
  const [frames, problems] = [[...(own.frames ?? [])], [...own.problems]];
  const docs = { ...own, h1, headings, frames, problems };
  const parts = docs.markdown;
  const taken = new Set(docs.ids);
  const takenIds: Record<string, string[]> = {};
  const compiled = [];
  for (const { file, at } of parts) {
    const part = await compileWith(root, file, { ...config, images }, taken, memo);
    docs.problems.push(...part.problems);
    docs.frames.push(...part.frames);
    if (part.taken.length > 0) takenIds[file] = part.taken;
    for (const id of part.ids) taken.add(id);
    compiled.push({ at, ...part });
  }
  for (const { at, ...part } of compiled.toReversed()) {
    headings.splice(at, 0, ...part.headings);
    h1.push(...part.h1);
  }
  return { docs, markdownFiles: parts.map(({ file }) => file), takenIds };
}

/** Compiles a Markdown file; `taken` are the page's ids that its headings would repeat. */
async function compileWith(
  root: string,
  file: string,
  { externalImages, images, plugins }: SiteConfig & Pick<ProseOptions, 'images'>,
  ids: ReadonlySet<string>,
  memo: Memo,
) {
  const text = await readFile(file, 'utf8');
  // Plugins may remove sections.
  const rehypePlugins = plugins.flatMap((plugin) => plugin.rehypePlugins ?? []);
  const options = { externalImages, images, rehypePlugins, file: relative(root, file) };
  return memo.get(`markdown ${file} after ${[...ids].join(' ')}`, text, async () => {
    const alone = await compileMarkdown(text, options);
    const taken = alone.ids.filter((id) => ids.has(id));
    if (taken.length === 0) return { ...alone, taken };
    // Only repeated ids, since they become a part of the module's name, whose length file systems limit.
    const takenIds = [...ids].filter((id) =>
      taken.some(
        (own) => id === own || (id.startsWith(own) && /^-\d+$/.test(id.slice(own.length))),
      ),
    );
    return { ...(await compileMarkdown(text, { ...options, takenIds })), taken: takenIds };
  });
}

/** The headings of a page made of stories; the first story comes before any heading. */
function describeStories(title: string, stories: StoryEntry[]): DocsPage {
  const h1 = [title.split('/').at(-1) ?? title];
  const page: DocsPage = { frontMatter: {}, h1, headings: [], markdown: [], problems: [] };
  // Like Storybook's block: if any stories are tagged for the page, it shows only those.
  const tagged = stories.filter(({ tags }) => tags?.includes('autodocs'));
  const [, ...rest] = tagged.length > 0 ? tagged : stories;
  if (rest.length === 0) return page;
  const names = [
    { text: en.stories, depth: 2 as const },
    ...rest.map(({ name }) => ({ text: name, depth: 3 as const })),
  ];
  // Like the page's blocks.
  page.headings = names.map(({ text, depth }, index) => ({
    id: claimId(page, slugOf(text) || 'story', String(index)),
    text,
    depth,
  }));
  return page;
}
