import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { toHref } from '../../../core/routes.ts';
import type { Property, SiteConfig } from '../../../core/config/SiteConfig.ts';
import type { Site } from '../../site/Site.ts';
import { localeOfFile } from '../../site/translations.ts';
import { pickLocale } from '../../../core/locales.ts';

type LinkConfig = Pick<SiteConfig, 'properties' | 'base' | 'htmlSuffix'>;

/** Where a piece of prose is: in a table row of its own, about a component. */
interface Place {
  of?: string;
  rowId?: string;
}

/** Elements whose code is no prose: it is a link already, a heading, a block, or names the row itself. */
const LEFT_ALONE = /^(a|h[1-6]|pre|summary|th|button|label)$/;
const LEFT_ALONE_CELL = /^(name|type|default)$/;

/**
 * Links code in prose that names a property, as `open` or `mode="tags"`, to the property's row. Of several properties of one
 * name it is the one of the component that the table row is about, else the first.
 */
export function rehypeCodeLinks(readSite: () => Promise<Site>) {
  return async (tree: Root, file: { path: string }) => {
    const site = await readSite();
    const { config, pages } = site;
    const locale = localeOfFile(site, file.path);
    const all = config.properties.filter(({ path }) =>
      pages.some((page) => page.path === path.split('#')[0]),
    );
    const own = all.filter(({ path }) => pickLocale(config.locales, path) === locale);
    const known = own.length > 0 ? own : all;
    if (known.length > 0) link(tree, known, config, {});
  };
}

function link(parent: Root | Element, known: Property[], config: LinkConfig, place: Place): void {
  for (const [index, node] of parent.children.entries()) {
    const { tagName, properties } = readElement(node);
    if (tagName === 'code') {
      const found = findProperty(toString(node), known, place);
      if (found) parent.children[index] = createLink(node as Element, found.path, config);
    } else if (!isLeftAlone(tagName, properties) && 'children' in node) {
      const { id, dataOf } = properties;
      const row = { of: String(dataOf ?? ''), rowId: String(id ?? '') };
      link(node as Element, known, config, tagName === 'tr' ? row : place);
    }
  }
}

/** The tag and the properties of an element; of a JSX element only its name. */
function readElement(node: object): Pick<Element, 'tagName' | 'properties'> {
  const { tagName, name, properties } = node as Partial<Element> & { name?: string | null };
  return { tagName: tagName ?? name ?? '', properties: properties ?? {} };
}

function isLeftAlone(tagName: string, { dataCell }: Element['properties']): boolean {
  return LEFT_ALONE.test(tagName) || LEFT_ALONE_CELL.test(String(dataCell));
}

function findProperty(code: string, known: Property[], { of, rowId }: Place): Property | undefined {
  const [, name] = /^([\w-]+)(?:=("[^"]*"|\{.*\}))?$/s.exec(code) ?? [];
  const named = known.filter((property) => property.name === name);
  const found = named.find((property) => property.of === of) ?? named[0];
  return rowId && found?.path.endsWith(`#${rowId}`) ? undefined : found;
}

function createLink(code: Element, to: string, config: LinkConfig): Element {
  const [path = '', hash] = to.split('#');
  const href = `${toHref(path, config)}#${hash}`;
  return { type: 'element', tagName: 'a', properties: { href }, children: [code] };
}
