import { moduleBeside, type PluginPage, type SitePlugin, toCanonical } from 'storysite/plugin';
import { listProperties, type Property } from './listProperties.ts';
import type { PageReference } from './PageProperties.tsx';
import { printProperties } from './printProperties.ts';
import { rehypeCodeLinks } from './rehypeCodeLinks.ts';
import { rehypeRowNotes } from './rehypeRowNotes.ts';

interface ReferenceOptions {
  /** For the same name and component, the default language comes first. */
  properties: readonly Property[];
  /** Notes in table rows, by row id; backticks mark code. */
  rowNotes?: Readonly<Record<string, string>>;
}

const english = {
  title: 'Properties on this page',
  more: (count: number) => `${count} more`,
};

const texts: Record<string, typeof english> = {
  'zh-CN': { title: '本页用到的属性', more: (count) => `另外 ${count} 个` },
};

const textsIn = (lang: string) => texts[lang] ?? english;

/**
 * Links a reference, which has a table row for each property: code in prose links to the rows, and each page lists the
 * properties that it shows. Those named by `highlight` in its front matter come first, and the lines that set them are
 * highlighted in the source.
 */
export function reference({ properties, rowNotes = {} }: ReferenceOptions): SitePlugin {
  const list = (page: PluginPage) => listProperties(properties, page, readHighlight(page));
  const describe = (page: PluginPage): PageReference | undefined => {
    const { main, others } = list(page);
    const { title, more } = textsIn(page.lang);
    if (main.length === 0) return undefined;
    const links = others.map(({ name, path }) => ({ name, path }));
    return { title, properties: main, more: { title: more(others.length), properties: links } };
  };
  return {
    name: 'reference',
    frontMatter: ['highlight'],
    rehypePlugins: [
      [rehypeCodeLinks, properties],
      [rehypeRowNotes, rowNotes],
    ],
    markLines: (page) => {
      const pattern = linesThatSet(readHighlight(page));
      return pattern && { pattern };
    },
    aside: moduleBeside(import.meta.url, './PageProperties.tsx'),
    pageData: describe,
    markdown: (page, { config }) => {
      const { main, others } = list(page);
      const { title } = textsIn(page.lang);
      if (main.length === 0) return undefined;
      return printProperties(title, [...main, ...others], (path) => toCanonical(path, config));
    },
  };
}

/** A page's main properties, from its front matter. */
const readHighlight = ({ docs }: PluginPage) =>
  [docs.frontMatter.highlight ?? []].flat().map(String);

/** Matches lines that set one of the properties: `mode="tags"`, `showSearch`, `mode: 'tags'`, but not `mode,`. */
function linesThatSet(names: string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\w.'"-])(?:${names.join('|')})(?=[=:]|$| /?>)`);
}
