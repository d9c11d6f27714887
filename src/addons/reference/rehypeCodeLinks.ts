import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Property } from './listProperties.ts';

/** Context of a piece of prose: its table row, and the component that the row is about. */
interface Place {
  of?: string;
  rowId?: string;
  /** The box around the table: keyboards scroll it through links in the table or, without any, by focusing the box. */
  box?: Element;
}

/** Elements whose code is never linked: links, headings, code blocks, and the row's own name. */
const LEFT_ALONE = /^(a|h[1-6]|pre|summary|th|button|label)$/;
const LEFT_ALONE_CELL = /^(name|type|default)$/;

/**
 * Links code that names a property, such as `open` or `mode="tags"`, to its row. The property belongs to the component
 * of the table row, or else to the first component; other components must be named: `Option.value`.
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

/** Tag and properties of an element; only the name of a JSX element. */
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

/** The engine resolves the path to an address in the page's language. */
const createLink = (code: Element, href: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [code],
});
