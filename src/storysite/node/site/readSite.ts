import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { toId, sanitize } from 'storybook/internal/csf';
import { glob } from 'tinyglobby';
import type { Locale, RouteEntry, SiteConfig } from '../config/SiteConfig.ts';
import { describeCsf } from '../storybook/describeCsf.ts';
import { compileMarkdown } from './compileMarkdown.ts';
import { readDocsPage, type DocsPage } from './readDocsPage.ts';
import { comparePages, type PageRoute, type StoryRoute } from '../../shared/routes.ts';

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
}

/** Files that a demo box shows with the stories of a stories file. */
export async function listSourceFiles(
  { root, config }: Pick<Site, 'root' | 'config'>,
  storiesFile: string,
): Promise<string[]> {
  return (await config.sourceFiles?.(storiesFile, root)) ?? [];
}

interface StoriesFile {
  title: string;
  stories: { id: string; name: string; exportName: string }[];
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
  const stories = [...storiesFiles].flatMap(([file, storiesFile]) =>
    storiesFile.stories.flatMap((story) => readStory(file, storiesFile.title, story, config)),
  );
  stories.sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return { root, config, pages, stories };
}

/** A standalone story, and one for each alias of its path. */
function readStory(
  file: string,
  title: string,
  { id, name, exportName }: StoriesFile['stories'][number],
  config: SiteConfig,
): StoryRoute[] {
  const entry = { type: 'story', id, title, name, importPath: file } as const;
  const { path, aliases } = routeOf(entry, config);
  const route: StoryRoute = {
    kind: 'story',
    path,
    storyId: id,
    title: title.split('/').at(-1) ?? title,
    file,
    exportName,
  };
  return [route, ...aliases.map((alias) => ({ ...route, path: alias, canonical: path }))];
}

/** The path of an entry, and its aliases; by default one that is made of its title or, for a story, of its id. */
function routeOf(
  entry: RouteEntry,
  { routes, locales }: SiteConfig,
): { path: string; aliases: string[] } {
  const route = routes?.(entry) ?? defaultPath(entry, locales);
  return typeof route === 'string' ? { path: route, aliases: [] } : { aliases: [], ...route };
}

function defaultPath({ type, id, title }: RouteEntry, locales: Locale[]): string {
  if (type === 'story') return `/~stories/${id}`;
  const isPrefix = (part: string) => locales.some(({ prefix }) => prefix === part);
  return `/${title
    .split('/')
    .map((part, index) => (index === 0 && isPrefix(part) ? part : sanitize(part)))
    .join('/')}`;
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

  const docsId = toId(title, 'docs');
  const entry = { type: 'docs', id: docsId, title, name: 'Docs', importPath: file } as const;
  const { path } = routeOf(entry, config);
  const [first = ''] = path.slice(1).split('/');
  const locale = config.locales.find(({ prefix }) => prefix !== '' && prefix === first);
  return {
    kind: 'page',
    path,
    isHome: path === `/${locale?.prefix ?? ''}`,
    title: title.split('/').at(-1) ?? title,
    group: title.includes('/') ? title.split('/').slice(0, -1).join('/') : undefined,
    file,
    docsId,
    lang: (locale ?? config.locales.find(({ prefix }) => prefix === ''))?.lang ?? 'en',
    docs,
    storiesFile,
    markdownFiles,
  };
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

/** A file's path relative to the project's root, with forward slashes. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}
