import remarkStringify from 'remark-stringify';
import type { List, PhrasingContent, Root } from 'mdast';
import { unified } from 'unified';
import type { ListedProperty } from './listProperties.ts';

/** Prints a page's properties as Markdown, each linked to its row. */
export function printProperties(
  title: string,
  properties: readonly ListedProperty[],
  toAddress: (path: string) => string,
): string {
  const list: List = {
    type: 'list',
    spread: false,
    children: properties.map((property) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: describe(property, toAddress(property.path)) }],
    })),
  };
  const root: Root = {
    type: 'root',
    children: [{ type: 'heading', depth: 2, children: [{ type: 'text', value: title }] }, list],
  };
  return unified().use(remarkStringify, { bullet: '-', resourceLink: true }).stringify(root);
}

const describe = ({ name, type, description }: ListedProperty, url: string): PhrasingContent[] => [
  { type: 'link', url, children: [{ type: 'inlineCode', value: name }] },
  { type: 'text', value: ' ' },
  { type: 'inlineCode', value: type },
  { type: 'text', value: `: ${description}` },
];
