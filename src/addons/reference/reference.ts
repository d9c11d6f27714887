import { moduleBeside, type PluginPage, type SitePlugin, toCanonical } from 'storysite/plugin';
import { listProperties, type Property } from './listProperties.ts';
import type { PageReference } from './PageProperties.tsx';
import { printProperties } from './printProperties.ts';
import { rehypeCodeLinks } from './rehypeCodeLinks.ts';
import { rehypeRowNotes } from './rehypeRowNotes.ts';

interface ReferenceOptions {
  /** Of one name and component, that of the default language first. */
  properties: readonly Property[];
  /** Notes beside table rows, by the rows' ids; backticks mark code. */
  rowNotes?: Readonly<Record<string, string>>;
}

const titles: Record<string, string> = { 'zh-CN': '本页用到的属性' };

/**
 * A reference of properties that has a table row for each: code in prose links to the rows, a page lists the properties that
 * it shows, and `highlight` in its front matter names those whose lines are marked in its source.
 */
export function reference({ properties, rowNotes = {} }: ReferenceOptions): SitePlugin {
  const describe = (page: PluginPage): PageReference | undefined => {
    const shown = listProperties(properties, page);
    const title = titles[page.lang] ?? 'Properties on this page';
    return shown.length > 0 ? { title, properties: shown } : undefined;
  };
  return {
    name: 'reference',
    frontMatter: ['highlight'],
    rehypePlugins: [
      [rehypeCodeLinks, properties],
      [rehypeRowNotes, rowNotes],
    ],
    markLines: ({ docs }) => linesThatSet([docs.frontMatter.highlight ?? []].flat().map(String)),
    aside: moduleBeside(import.meta.url, './PageProperties.tsx'),
    pageData: describe,
    markdown: (page, { config }) => {
      const shown = describe(page);
      return shown && printProperties(shown, (path) => toCanonical(path, config));
    },
  };
}

/** What a line contains that sets one of the properties: `mode="tags"`, `showSearch`, `mode: 'tags'`. */
function linesThatSet(names: string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\w.'"-])(?:${names.join('|')})(?=[=:,]|$| /?>)`);
}
