import { sanitize } from 'storybook/internal/csf';
import type { Locale, RouteEntry, SiteConfig } from '../../core/config/SiteConfig.ts';
import type {
  DocsEntry,
  IndexEntry,
  Storybook,
  StoryEntry,
  StoryIndex,
} from '../project/Storybook.ts';
import { SiteError } from '../../core/SiteError.ts';
import type { PageRoute } from '../../core/routes.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';
import { groupBy } from '../../core/maps.ts';

/** Source of a page's content: an MDX file, Storybook's autodocs, or only stories. */
export type PageSource = 'mdx' | 'autodocs' | 'stories';

/** A page of the site, as far as the index describes it. */
export interface PageEntry extends RouteEntry {
  type: 'docs';
  source: PageSource;
  /** Whether it is the main page of its title; other pages of the title have a name of their own. */
  isMain: boolean;
  /** Whether Storybook's sidebar leaves it out. */
  isHidden: boolean;
  /** Stories of its component, in the order of the index; after the first, only those that are for docs. */
  stories: StoryEntry[];
  /** The stories module that it is attached to or made of. */
  storiesFile?: string;
  /** All modules whose stories it shows: that one first, then its imports. */
  storiesFiles: string[];
}

/** A path of the index without the `./` at its start. */
export const projectFile = (importPath: string) => importPath.replace(/^\.\//, '');

/** The stories of the index, without tests of stories, which are for Storybook. */
export function listStories({ entries }: StoryIndex): StoryEntry[] {
  return Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .filter(({ subtype }) => subtype !== 'test');
}

/** Every docs entry as a page, and a page for each component without one, in the order of the index. */
export function listPages(
  index: StoryIndex,
  storybook: TagRules & Pick<Storybook, 'docs'>,
): PageEntry[] {
  const { defaultName } = storybook.docs;
  const entries = Object.values(index.entries);
  const titleOf = ({ title }: IndexEntry) => title;
  const docs = groupBy(
    entries.filter((entry) => entry.type === 'docs'),
    titleOf,
  );
  const stories = groupBy(listStories(index), titleOf);
  const isShown = (entry: DocsEntry | StoryEntry) => !isHidden(entry, storybook);
  const isForDocs = ({ tags = [] }: StoryEntry) =>
    !tags.some((tag) => storybook.tags[tag]?.excludeFromDocsStories);
  return entries.flatMap((entry): PageEntry[] => {
    const all = stories.get(entry.title) ?? [];
    const own = all.filter((story, index) => index === 0 || isForDocs(story));
    if (entry.type === 'docs') {
      const pages = docs.get(entry.title) ?? [];
      const main = pages.find(({ name }) => name === defaultName) ?? pages[0];
      return [{ ...readDocsEntry(entry, own, entry === main), isHidden: !isShown(entry) }];
    }
    if (entry !== all[0] || docs.has(entry.title)) return [];
    return [{ ...readComponent(entry, own, defaultName), isHidden: !all.some(isShown) }];
  });
}

/** Storybook's rules about tags. */
type TagRules = Pick<Storybook, 'tags' | 'version'>;

/** Whether an entry's tags hide it in Storybook's sidebar; without tags it is shown. */
function isHidden(entry: DocsEntry | StoryEntry, storybook: TagRules): boolean {
  const { type, tags } = entry;
  if (!tags) return false;
  const options = Object.entries(storybook.tags);
  const isOut = options.some(
    ([tag, { excludeFromSidebar, defaultFilterSelection }]) =>
      tags.includes(tag) && (excludeFromSidebar || defaultFilterSelection === 'exclude'),
  );
  const wanted = options.flatMap(([tag, { defaultFilterSelection }]) =>
    defaultFilterSelection === 'include' ? tag : [],
  );
  if (isOut || (wanted.length > 0 && !wanted.some((tag) => tags.includes(tag)))) return true;
  if (tags.includes('dev')) return false;
  if (type === 'story' || tags.includes('unattached-mdx')) return true;
  // A component's page stays when `!dev` hides its stories; since 10.5, only a page without an MDX file.
  const [major = 0, minor = 0] = storybook.version.split('.').map(Number);
  return tags.includes('attached-mdx') && (major > 10 || (major === 10 && minor >= 5));
}

function readDocsEntry(
  entry: DocsEntry,
  stories: StoryEntry[],
  isMain: boolean,
): Omit<PageEntry, 'isHidden'> {
  const { type, id, title, name, tags = [], storiesImports } = entry;
  const importPath = projectFile(entry.importPath);
  const base = { type, id, title, name, importPath, isMain };
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

/** The stories files of a title, which may have several; the page's own comes first. */
function listFiles(own: string, stories: StoryEntry[]): string[] {
  return [...new Set([own, ...stories.map(({ importPath }) => projectFile(importPath))])];
}

function readComponent(
  { id, title, importPath }: StoryEntry,
  stories: StoryEntry[],
  name: string,
): Omit<PageEntry, 'isHidden'> {
  const file = projectFile(importPath);
  return {
    type: 'docs',
    source: 'stories',
    id: `${id.replace(/--.*$/s, '')}--${sanitize(name)}`,
    title,
    name,
    importPath: file,
    isMain: true,
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
 * The pages of the default language, then those of each other language in the same order and groups: translations, or
 * originals where they are missing. Pages that exist only in a translation come last.
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
