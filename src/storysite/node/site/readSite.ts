import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { toId, sanitize } from 'storybook/internal/csf';
import { glob } from 'tinyglobby';
import { describeCsf } from '../storybook/describeCsf.ts';
import type { SiteConfig } from '../config/SiteConfig.ts';
import { compileMarkdown } from './compileMarkdown.ts';
import { readDocsPage, type DocsPage } from './readDocsPage.ts';
import { comparePages, STANDALONE, type PageRoute, type StoryRoute } from '../../shared/routes.ts';

/** A docs page with what its files say of it. */
export interface SitePage extends PageRoute {
  docs: DocsPage;
  /** The stories module that the page is attached to, by its path in the project. */
  storiesFile?: string;
  /** Markdown files that the page shows, absolute, in order. */
  markdownFiles: string[];
}

/** The project's docs pages and stories, as the wrapper reads them. */
export interface Site {
  root: string;
  config: SiteConfig;
  pages: SitePage[];
  stories: StoryRoute[];
  redirects: Record<string, string>;
}

interface StoriesFile {
  title: string;
  stories: { id: string; exportName: string }[];
}

/** Reads all stories and docs pages of the project; ids and titles come from Storybook's own tools. */
export async function readSite(root: string, config: SiteConfig): Promise<Site> {
  const storiesFiles = await readStories(root);
  const mdxFiles = await glob(['docs/*.mdx', 'docs/*/*.mdx', 'stories/**/*.mdx'], {
    cwd: root,
    ignore: ['docs/contributing/**'],
  });
  const pages = await Promise.all(
    mdxFiles.sort().map((file) => readPage(root, file, storiesFiles, config)),
  );
  pages.sort(comparePages);

  const stories = [...storiesFiles].flatMap(([file, { title, stories }]) =>
    stories.map(({ id, exportName }): StoryRoute => ({
      kind: 'story',
      path: STANDALONE + id,
      storyId: id,
      title: title.split('/').at(-1) ?? title,
      file,
      exportName,
    })),
  );
  stories.sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const redirects = { [posix.dirname(config.demoIndex)]: config.demoIndex };
  return {
    root,
    config,
    pages,
    stories: [...stories, ...formerStories(stories, config)],
    redirects,
  };
}

/** Reads the title and the story ids of one CSF file. */
export async function readStoriesFile(root: string, file: string): Promise<StoriesFile> {
  const code = await readFile(join(root, file), 'utf8');
  const { title = '', stories } = describeCsf(code, file);
  return { title, stories };
}

async function readStories(root: string): Promise<Map<string, StoriesFile>> {
  const files = (await glob('stories/**/*.stories.tsx', { cwd: root })).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readStoriesFile(root, file)] as const),
    ),
  );
}

async function readPage(
  root: string,
  file: string,
  storiesFiles: Map<string, StoriesFile>,
  config: SiteConfig,
): Promise<SitePage> {
  const docs = readDocsPage(await readFile(join(root, file), 'utf8'), file);
  const prefix = /^docs\/([^/]+)\//.exec(file)?.[1];
  const locale = config.locales.find((candidate) => candidate.prefix === (prefix ?? ''));
  const storiesFile = docs.storiesImport && posix.join(posix.dirname(file), docs.storiesImport);
  const title = storiesFile ? storiesFiles.get(storiesFile)?.title : docs.metaTitle;
  if (!title) {
    throw new Error(
      `${file} has no title, so Storybook and the site cannot list it: add <Meta title="…" /> or <Meta of={stories} /> with the stories module it imports.`,
    );
  }

  const markdownFiles = docs.markdown.map(({ name }) =>
    resolveMarkdown(root, file, docs.imports[name]),
  );
  const compiled = await Promise.all(
    markdownFiles.map(async (path) =>
      compileMarkdown(await readFile(path, 'utf8'), { ...config, file: path }),
    ),
  );
  for (const [index, { h1, headings }] of [...compiled.entries()].reverse()) {
    docs.headings.splice(docs.markdown[index]?.at ?? 0, 0, ...headings);
    docs.h1.push(...h1);
  }

  return {
    kind: 'page',
    path: pathOf(file, title, prefix),
    title: title.split('/').at(-1) ?? title,
    group: title.includes('/') ? title.split('/').slice(0, -1).join('/') : undefined,
    file,
    docsId: toId(title, 'docs'),
    lang: locale?.lang ?? 'en',
    docs,
    storiesFile,
    markdownFiles,
  };
}

/** A page of stories gets the path of its title, a page of prose that of its file name. */
function pathOf(file: string, title: string, prefix: string | undefined): string {
  const segments = file.startsWith('docs/')
    ? [prefix, posix.basename(file, '.mdx').replace(/^index$/, '')]
    : title.split('/').map((part) => sanitize(part));
  return `/${segments.filter(Boolean).join('/')}`;
}

function resolveMarkdown(root: string, file: string, specifier: string | undefined): string {
  const plain = specifier?.replace(/\?raw$/, '');
  if (!plain?.endsWith('.md')) {
    throw new Error(
      `${file} renders <Markdown> with something that it does not import as "….md?raw", so the page's text is not known while building: import it from a Markdown file.`,
    );
  }
  if (plain.startsWith('.')) return join(root, dirname(file), plain);
  return createRequire(join(root, file)).resolve(plain);
}

function formerStories(stories: StoryRoute[], { formerDemoIds }: SiteConfig): StoryRoute[] {
  return Object.entries(formerDemoIds).flatMap(([former, storyId]) => {
    const story = stories.find((candidate) => candidate.storyId === storyId);
    return story ? [{ ...story, path: STANDALONE + former, canonical: story.path }] : [];
  });
}

/** A file's path relative to the project's root, with forward slashes. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}
