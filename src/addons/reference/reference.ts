import { moduleBeside, type PluginPage, type SitePlugin, toCanonical } from 'storysite/plugin';
import { listProperties, type Property } from './listProperties.ts';
import { printProperties } from './printProperties.ts';
import { rehypeCodeLinks } from './rehypeCodeLinks.ts';
import { rehypeRowNotes } from './rehypeRowNotes.ts';

interface ReferenceOptions {
  /** Of one name and component, that of the default language first. */
  properties: readonly Property[];
  /** Notes beside table rows, by the rows' ids; backticks mark code. */
  rowNotes?: Readonly<Record<string, string>>;
}

/**
 * A reference of properties that has a table row for each: code in prose links to the rows, a page lists the properties that
 * it shows, and `highlight` in its front matter names those whose lines are marked in its source.
 */
export function reference({ properties, rowNotes = {} }: ReferenceOptions): SitePlugin {
  const list = (page: PluginPage) => {
    const shown = listProperties(properties, page);
    return shown.length > 0 ? shown : undefined;
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
    pageData: list,
    markdown: (page, { config }) => {
      const shown = list(page);
      return shown && printProperties(shown, (path) => toCanonical(path, config));
    },
  };
}

/** What a line contains that sets one of the properties: `mode="tags"`, `showSearch`, `mode: 'tags'`. */
function linesThatSet(names: string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\w.'"-])(?:${names.join('|')})(?=[=:,]|$| /?>)`);
}
