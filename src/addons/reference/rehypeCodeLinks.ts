import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Property } from './listProperties.ts';

/** Where a piece of prose is: in a table row of its own, about a component. */
interface Place {
  of?: string;
  rowId?: string;
  /** The box around the table, which a keyboard scrolls by the table's links, or else by itself. */
  box?: Element;
}

/** Elements whose code is no prose: it is a link already, a heading, a block, or names the row itself. */
const LEFT_ALONE = /^(a|h[1-6]|pre|summary|th|button|label)$/;
const LEFT_ALONE_CELL = /^(name|type|default)$/;

/**
 * Links code in prose that names a property, as `open` or `mode="tags"`, to the property's row: of the first component, or of
 * the one that the table row is about. A property of another is named with it: `Option.value`.
 */
export function rehypeCodeLinks(properties: readonly Property[]) {
  return (tree: Root) => link(tree, properties, {});
}

function link(parent: Root | Element, all: readonly Property[], place: Place): void {
  for (const [index, node] of parent.children.entries()) {
    const { tagName, properties } = readElement(node);
    if (tagName === 'code') {
      const property = findProperty(toString(node), all, place);
      if (!property) continue;
      parent.children[index] = createLink(node as Element, property.path);
      delete place.box?.properties.tabIndex;
    } else if (!isLeftAlone(tagName, properties) && 'children' in node) {
      const { id, dataOf, className } = properties;
      const row = { ...place, of: String(dataOf ?? ''), rowId: String(id ?? '') };
      const isBox = String(className).includes('table-box');
      const inside = isBox ? { ...place, box: node as Element } : place;
      link(node as Element, all, tagName === 'tr' ? row : inside);
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

function findProperty(
  code: string,
  all: readonly Property[],
  { of, rowId }: Place,
): Property | undefined {
  const [, component, name] = /^(?:(\w+)\.)?([\w-]+)(?:=("[^"]*"|\{.*\}))?$/s.exec(code) ?? [];
  const named = all.filter((property) => property.name === name);
  const find = (wanted?: string) => named.find((property) => property.of === wanted);
  const match = component ? find(component) : (find(of) ?? find(all[0]?.of));
  return rowId && match?.path.endsWith(`#${rowId}`) ? undefined : match;
}

/** The engine turns the path into an address, in the language of the page. */
const createLink = (code: Element, href: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [code],
});
