import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { slug } from 'github-slugger';
import type { SiteConfig } from '../config/SiteConfig.ts';
import type { StoryEntry } from '../storybook/Storybook.ts';
import { compileMarkdown } from '../content/compileMarkdown.ts';
import { resolveMarkdown } from '../content/markdown.ts';
import type { PageEntry } from './listPages.ts';
import { type DocsPage, readDocsPage } from './readDocsPage.ts';

/** What a page shows, as far as it is known without rendering it. */
interface PageContent {
  docs: DocsPage;
  /** Absolute, in order. */
  markdownFiles: string[];
}

/** Reads the content of a page; throws where a file of it is missing or is not valid. */
export async function readContent(
  root: string,
  { importPath, source, stories, title }: PageEntry,
  config: SiteConfig,
): Promise<PageContent> {
  if (source !== 'mdx') return { docs: describeStories(title, stories), markdownFiles: [] };
  const page = join(root, importPath);
  const docs = readDocsPage(await readFile(page, 'utf8'), importPath, config, (specifier) =>
    resolveMarkdown(page, specifier),
  );
  const parts = docs.markdown;
  const compiled = await Promise.all(
    parts.map(async ({ file, at }) => {
      const text = await readFile(file, 'utf8');
      const { externalImages } = config;
      const options = { externalImages, file: relative(root, file) };
      return { at, ...(await compileMarkdown(text, options)) };
    }),
  );
  for (const { at, h1, headings } of compiled.toReversed()) {
    docs.headings.splice(at, 0, ...headings);
    docs.h1.push(...h1);
  }
  return { docs, markdownFiles: parts.map(({ file }) => file) };
}

/** The headings of a page that is made of stories: the first one is above them. */
function describeStories(title: string, stories: StoryEntry[]): DocsPage {
  const h1 = [title.split('/').at(-1) ?? title];
  const page: DocsPage = { frontMatter: {}, h1, headings: [], markdown: [] };
  // As Storybook's block: where stories are tagged for the page, it shows no others.
  const tagged = stories.filter(({ tags }) => tags?.includes('autodocs'));
  const [, ...rest] = tagged.length > 0 ? tagged : stories;
  if (rest.length === 0) return page;
  page.headings = [
    { id: 'stories', text: 'Stories', depth: 2 },
    ...rest.map(({ name }) => ({ id: slug(name), text: name, depth: 3 as const })),
  ];
  return page;
}
