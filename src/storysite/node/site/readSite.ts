import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from '../../core/SiteError.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { tidyLines } from '../content/highlight.ts';
import { describeError, lineOf } from '../../core/describeError.ts';
import type {
  IndexEntry,
  IndexProblem,
  Storybook,
  StoryEntry,
  StoryIndex,
} from '../project/Storybook.ts';
import type { PageRoute, StoryRoute } from '../../core/routes.ts';
import {
  addFallbacks,
  arrangePages,
  listPages,
  listStories,
  type PageEntry,
  projectFile,
} from './listPages.ts';
import { type PageContent, readContent } from './readContent.ts';
import { findReacts } from './findReacts.ts';
import { addHeroStories } from './heroStory.ts';
import { listUnindexed } from './storybookFrontMatter.ts';
import { findProblem } from './findProblem.ts';
import { checkPaths, checkRedirects, type EntryPaths, placePages, routeOf } from './routeOf.ts';
import { localeHome, pickLocale } from '../../core/locales.ts';
import { createWarn, type Warning } from '../../core/Warning.ts';
import type { Memo } from '../project/Memo.ts';
import { Site, type SitePage, type SiteReader, type SiteStory } from './Site.ts';

/** The text of a source file for readers, given its path in the project. */
export async function readSourceFile(
  { root, config }: Pick<Site, 'root' | 'config'>,
  file: string,
): Promise<string> {
  const text = tidyLines(await readFile(join(root, file), 'utf8'));
  return (await config.transformSource?.(text, file)) ?? text;
}

/** Reads all docs pages and stories of a Storybook; throws a `SiteError` if they make no site. */
export async function readSite(
  storybook: Storybook,
  config: SiteConfig,
  {
    images,
    ...kept
  }: Pick<Site, 'lastUpdated' | 'warn' | 'memo'> & Partial<Pick<SiteReader, 'images'>>,
  isDev = false,
): Promise<Site> {
  const { root } = storybook;
  const { leftOut, ...index } = leaveOut(
    await storybook.readIndex().catch((error: unknown) => {
      throw SiteError.from(error);
    }),
    config,
  );
  const problems = [...index.problems];
  const entries = listPages(index, storybook);
  const places = placePages(entries, config, (file, text) => {
    problems.push({ code: 'path', file: `./${file}`, text });
  });
  const contents = await Promise.all(
    [...places].map(([entry, { path }]) =>
      readPage(root, { ...entry, path, images }, config, { problems, isDev, memo: kept.memo }),
    ),
  );
  const found = contents.filter((page) => page !== undefined);
  const arranged = arrangePages(found, config.menu);
  // Sorting is stable, so the order of the menu and the index stays otherwise.
  arranged.sort((a, b) => homeRank(a) - homeRank(b));
  const pages = addFallbacks(arranged, config);
  const stories = listStories(index).flatMap((story) => readStory(story, config));
  checkPaths([...pages, ...stories]);
  problems.push(...findMissingRelated(pages), ...addHeroStories({ pages, stories }));
  problems.push(...(await listUnindexed(storybook, pages, kept.memo)));
  problems.push(
    ...findReacts(
      root,
      stories.map(({ file }) => file),
    ),
  );
  if (isDev)
    for (const route of [...pages, ...stories]) route.problem = findProblem(route, problems);
  const redirects = {
    ...homeRedirects(pages, config),
    ...aliases(places.values()),
    ...config.redirects,
  };
  checkRedirects(redirects, [...pages, ...stories]);
  const read = { pages, stories, leftOut, problems };
  return new Site({ root, config: { ...config, redirects }, storybook, ...kept, ...read });
}

/** The index without the entries that the option `routes` leaves to Storybook. */
function leaveOut({ entries, problems }: StoryIndex, { routes }: SiteConfig) {
  const isLeftOut = (entry: IndexEntry) =>
    routes?.({ ...entry, importPath: projectFile(entry.importPath) }) === false;
  const all = Object.values(entries);
  return {
    problems,
    entries: Object.fromEntries(
      all.filter((entry) => !isLeftOut(entry)).map((entry) => [entry.id, entry]),
    ),
    leftOut: new Set(all.filter(isLeftOut).map(({ id }) => id)),
  };
}

/** Warnings of a build: parts of the Storybook that were not taken over, and missing parts of the site. */
export function listWarnings({
  warnings,
  problems,
}: Pick<SiteReader, 'warnings'> & Pick<Site, 'problems'>): Warning[] {
  const all = [...warnings];
  const warn = createWarn(all);
  for (const { code, text, file, line } of problems)
    warn(code, text, { file: file.replace(/^\.\//, ''), line });
  return all;
}

/** Problems for pages in the `related` of front matter that do not exist. */
function findMissingRelated(pages: SitePage[]): IndexProblem[] {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ file, docs }) =>
    (docs.frontMatter.related ?? [])
      .filter((path) => !paths.has(path))
      .map((path) => ({
        code: 'related' as const,
        file: `./${file}`,
        text: `"related" names ${path}, but there is no such page. Correct it.`,
      })),
  );
}

/** Rank of the home page, then of those of other languages, then of all other pages. */
function homeRank({ path, isHome }: PageRoute): number {
  if (path === '/') return 0;
  return isHome ? 1 : 2;
}

/** The home of a language without a page of its own redirects to the language's first page. */
function homeRedirects(pages: SitePage[], config: SiteConfig): Record<string, string> {
  const { locales, redirects } = config;
  const homes = locales.flatMap((locale): [string, string][] => {
    const home = localeHome(locale);
    const own = pages.filter(({ path }) => pickLocale(locales, path) === locale);
    const first = own.find(({ isHidden }) => !isHidden) ?? own[0];
    const isTaken = pages.some(({ path }) => path === home) || Object.hasOwn(redirects, home);
    return first && !isTaken ? [[home, first.path]] : [];
  });
  return Object.fromEntries(homes);
}

/** Further paths of docs pages. */
function aliases(places: Iterable<EntryPaths>): Record<string, string> {
  return Object.fromEntries(
    [...places].flatMap(({ path, aliases: others }) => others.map((alias) => [alias, path])),
  );
}

/** A standalone story, and a copy for each alias of its path. */
function readStory(story: StoryEntry, config: SiteConfig): SiteStory[] {
  const { type, id, title, name, importPath, exportName } = story;
  const file = projectFile(importPath);
  const { path, aliases: others } = routeOf({ type, id, title, name, importPath: file }, config);
  const route: StoryRoute = {
    kind: 'story',
    path,
    storyId: id,
    title: lastPart(title),
    fullTitle: title,
    name,
    file,
    exportName,
  };
  return [route, ...others.map((alias) => ({ ...route, path: alias, canonical: path }))];
}

const lastPart = (title: string) => title.split('/').at(-1) ?? title;

/**
 * A page with its content. If its file is broken, adds a problem and returns undefined, or in development an empty
 * page.
 */
async function readPage(
  root: string,
  entry: PageEntry & Pick<EntryPaths, 'path'> & Partial<Pick<SiteReader, 'images'>>,
  config: SiteConfig,
  { problems, isDev, memo }: { problems: IndexProblem[]; isDev: boolean; memo: Memo },
): Promise<SitePage | undefined> {
  const { id, title, name, importPath, source, stories, storiesFile, storiesFiles } = entry;
  const { isMain, isHidden, path } = entry;
  const [first = ''] = path.slice(1).split('/');
  const locale = config.locales.find(({ prefix }) => prefix !== '' && prefix === first);
  const isHome = path === `/${locale?.prefix ?? ''}`;
  const parts = isMain ? title.split('/') : [...title.split('/'), name];
  const groups = parts.slice(parts[0] === locale?.prefix ? 1 : 0, -1);
  let content: PageContent | undefined;
  try {
    content = await readContent(root, entry, config, memo, entry.images);
    for (const { file, ...problem } of content.docs.problems)
      problems.push({ ...problem, file: `./${file}` });
  } catch (error) {
    // Storybook's indexer may have reported it already.
    if (!problems.some(({ file, error: known }) => known && file === `./${importPath}`))
      problems.push(leftOut(importPath, error));
    content = isDev ? noContent() : undefined;
  }
  return (
    content && {
      kind: 'page',
      path,
      isHome,
      title: (locale && content.docs.frontMatter.title) ?? parts.at(-1) ?? title,
      group: isHome || groups.length === 0 ? undefined : groups.join('/'),
      file: importPath,
      docsId: id,
      lang: (locale ?? config.locales.find(({ prefix }) => prefix === ''))?.lang ?? 'en',
      source,
      isHidden,
      storyIds: stories.map((story) => story.id),
      storiesFile,
      storiesFiles,
      ...content,
    }
  );
}

function leftOut(importPath: string, error: unknown): IndexProblem {
  const line = lineOf(error) ?? lineOf(Object(error).cause);
  const text = SiteError.is(error)
    ? `The file is left out. ${error.message}`
    : `The file is left out, since it cannot be read: ${describeError(error)} Correct it.`;
  return {
    code: 'unreadable',
    file: `./${importPath}`,
    ...(line !== undefined && { line }),
    text,
    error: describeError(error),
  };
}

const noContent = (): PageContent => ({
  docs: { frontMatter: {}, h1: [], headings: [], markdown: [], problems: [] },
  markdownFiles: [],
});
