import { sanitize } from 'storybook/internal/csf';
import type { Locale, RouteEntry, SiteConfig } from '../../core/config/SiteConfig.ts';
import type { DocsEntry, StoryEntry, StoryIndex } from '../storybook/Storybook.ts';
import { SiteError } from '../../core/SiteError.ts';
import type { PageRoute } from '../../core/routes.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';

/** Source of a page's content: an MDX file, Storybook's autodocs, or only stories. */
export type PageSource = 'mdx' | 'autodocs' | 'stories';

/** A page of the site, as the index knows it. */
export interface PageEntry extends RouteEntry {
  type: 'docs';
  source: PageSource;
  /** Whether it is the page of its title; others of the same title have a name of their own. */
  isMain: boolean;
  /** Whether Storybook does not list it, by the tag `!dev`. */
  isHidden: boolean;
  /** Stories of its component, in the order of the index. */
  stories: StoryEntry[];
  /** The stories module that it is attached to or made of. */
  storiesFile?: string;
  /** All stories modules that it shows stories of: that one first, then those that it imports. */
  storiesFiles: string[];
}

/** A path of the index without the `./` at its start. */
export const projectFile = (importPath: string) => importPath.replace(/^\.\//, '');

/** The stories of the index without tests of stories, which are for Storybook. */
export function listStories({ entries }: StoryIndex): StoryEntry[] {
  return Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .filter(({ subtype }) => subtype !== 'test');
}

/** Every docs entry as a page, and one for each component without; in the order of the index. */
export function listPages(index: StoryIndex, defaultName: string): PageEntry[] {
  const entries = Object.values(index.entries);
  const docs = groupByTitle(entries.filter((entry) => entry.type === 'docs'));
  const stories = groupByTitle(listStories(index));
  return entries.flatMap((entry): PageEntry[] => {
    const own = stories.get(entry.title) ?? [];
    if (entry.type === 'docs') {
      const all = docs.get(entry.title) ?? [];
      const main = all.find(({ name }) => name === defaultName) ?? all[0];
      return [readDocsEntry(entry, own, entry === main)];
    }
    return entry === own[0] && !docs.has(entry.title)
      ? [readComponent(entry, own, defaultName)]
      : [];
  });
}

function groupByTitle<T extends { title: string }>(entries: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry]);
  }
  return groups;
}

/** Whether the tags of an entry keep it out of Storybook's sidebar; without tags it is there. */
const isHidden = ({ tags }: DocsEntry | StoryEntry) => tags !== undefined && !tags.includes('dev');

function readDocsEntry(entry: DocsEntry, stories: StoryEntry[], isMain: boolean): PageEntry {
  const { type, id, title, name, tags = [], storiesImports } = entry;
  const importPath = projectFile(entry.importPath);
  const base = { type, id, title, name, importPath, isMain, isHidden: isHidden(entry) };
  if (!/\.mdx$/i.test(importPath)) {
    const storiesFiles = listFiles(importPath, stories);
    return { ...base, source: 'autodocs', stories, storiesFile: importPath, storiesFiles };
  }
  const storiesFiles = storiesImports.map(projectFile);
  const [attached] = tags.includes('attached-mdx') ? storiesFiles : [];
  return {
    ...base,
    source: 'mdx',
    stories: attached ? stories : [],
    storiesFile: attached,
    storiesFiles,
  };
}

/** The stories files of one title, which may be several; the page's own comes first. */
function listFiles(own: string, stories: StoryEntry[]): string[] {
  return [...new Set([own, ...stories.map(({ importPath }) => projectFile(importPath))])];
}

function readComponent(
  { id, title, importPath }: StoryEntry,
  stories: StoryEntry[],
  name: string,
): PageEntry {
  const file = projectFile(importPath);
  return {
    type: 'docs',
    source: 'stories',
    id: `${id.replace(/--.*$/s, '')}--${sanitize(name)}`,
    title,
    name,
    importPath: file,
    isMain: true,
    isHidden: stories.every(isHidden),
    stories,
    storiesFile: file,
    storiesFiles: listFiles(file, stories),
  };
}

/** The pages in the order and groups of the option `menu`, then all others. */
export function arrangePages<P extends PageRoute>(pages: P[], menu: SiteConfig['menu']): P[] {
  const rest = new Set(pages);
  const named = menu.flatMap(({ text, pages: paths }, group) =>
    paths.map((path, index) => {
      const page = [...rest].find((candidate) => candidate.path === path);
      if (!page) throw misplaced(path, `menu[${group}].pages[${index}]`, pages);
      rest.delete(page);
      return { ...page, group: text };
    }),
  );
  return [...named, ...rest];
}

function misplaced(path: string, option: string, pages: PageRoute[]): SiteError {
  return pages.some((page) => page.path === path)
    ? new SiteError(`The menu names the page ${path} twice.`, `Remove it at ${option}.`)
    : new SiteError(
        `The menu names the page ${path}, which does not exist.`,
        `Correct the path at ${option}, or remove it.`,
      );
}

/**
 * The pages of the default language, then those of each other language in the same order and groups: translations, or the
 * original page where one is missing. Pages that exist only in a translation come last.
 */
export function addFallbacks<P extends PageRoute>(
  pages: P[],
  { locales }: Pick<SiteConfig, 'locales'>,
): P[] {
  const pagesOf = (locale: Locale) =>
    pages.filter(({ path }) => pickLocale(locales, path) === locale);
  return locales
    .toSorted((a, b) => a.prefix.length - b.prefix.length)
    .flatMap((locale, index, [first = locale]) => {
      const own = pagesOf(locale);
      if (index === 0) return own;
      const shown = pagesOf(first).map((page) => {
        const path = translatePath(locales, page.path, locale);
        const group = page.group && (locale.groups[page.group] ?? page.group);
        const translation = own.find((candidate) => candidate.path === path);
        if (translation) return { ...translation, group };
        const original = { path: page.path, lang: page.lang };
        const title = locale.groups[page.title] ?? page.title;
        return { ...page, path, title, group, lang: locale.lang, original };
      });
      const paths = new Set(shown.map(({ path }) => path));
      return [...shown, ...own.filter(({ path }) => !paths.has(path))];
    });
}
