import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { BundledImages } from './bundledImages.ts';
import { isOutbound, type ProseOptions } from './rehypeProse.ts';

/**
 * Ships or replaces images of other hosts. A paragraph of images, such as a line of badges, is removed if none can be
 * fetched, and so is a section without anything else; not in MDX, whose headings have been read before.
 */
export function rehypeImages({ externalImages, images, base = '/' }: ProseOptions, isMdx = false) {
  return async (tree: Root) => {
    if (images) {
      const missing = await bundleImages(tree, images, base);
      removeParagraphs(tree, missing, isMdx);
    }
    if (images || !externalImages) replaceExternalImages(tree);
  };
}

/** Replaces addresses of images of other hosts by addresses in the site; returns the images that cannot be fetched. */
async function bundleImages(tree: Root, bundled: BundledImages, base: string) {
  const external: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img' && isOutbound(node.properties.src)) external.push(node);
  });
  const missing = new Set<Element>();
  for (const node of external) {
    const { properties } = node;
    const image = await bundled.fetch(String(properties.src).replace(/^\/\//, 'https://'));
    if (typeof image === 'string') missing.add(node);
    else Object.assign(properties, { src: base + image.file }, image.size);
  }
  return missing;
}

/** Removes paragraphs that consist of missing images, and headings that have nothing else below them. */
function removeParagraphs(tree: Root, missing: ReadonlySet<Element>, isMdx: boolean): void {
  const isEmptied = (node: RootContent) =>
    node.type === 'element' &&
    (missing.has(node) || (node.tagName === 'p' && showsOnly(node, missing)));
  const { children } = tree;
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index];
    if (!node || !isEmptied(node)) continue;
    children.splice(index, 1);
    if (isMdx) continue;
    const above = children.slice(0, index).findLastIndex((other) => other.type === 'element');
    const depth = depthOf(children[above]);
    const below = children.slice(index).find((other) => other.type === 'element');
    const isEmpty = depth !== undefined && (!below || (depthOf(below) ?? Infinity) <= depth);
    // The title of the text stays.
    if (isEmpty && depth > 1) children.splice(above, 1);
  }
}

/** Whether an element consists of missing images, with links around them and white space. */
function showsOnly(element: Element, missing: ReadonlySet<Element>): boolean {
  const parts = element.children.filter((child) => child.type !== 'text' || child.value.trim());
  const isMissing = (child: ElementContent) =>
    child.type === 'element' &&
    (missing.has(child) || (child.tagName === 'a' && showsOnly(child, missing)));
  return parts.length > 0 && parts.every((part) => isMissing(part) || isBreak(part));
}

const isBreak = (node: ElementContent) => node.type === 'element' && node.tagName === 'br';

/** The depth of a heading; undefined for anything else. */
function depthOf(node: RootContent | undefined): number | undefined {
  const [, depth] = /^h([1-6])$/.exec(node?.type === 'element' ? node.tagName : '') ?? [];
  return depth === undefined ? undefined : Number(depth);
}

/** Replaces each image of another host by its alt text. */
function replaceExternalImages(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties: { src, alt } }, index, parent) => {
    if (tagName !== 'img' || !parent || index === undefined) return;
    if (isOutbound(src)) parent.children[index] = { type: 'text', value: String(alt ?? '') };
  });
}
