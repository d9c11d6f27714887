/** Where nodes were among their siblings before the first sort. */
const places = new WeakMap<Element, number>();
const sorted = new WeakSet<Element>();

/** Nodes of one parent in the order that they had before they were sorted. */
export function inFirstOrder<T extends Element>(parent: Element, nodes: readonly T[]): T[] {
  const isKnown = sorted.has(parent) && nodes.some((node) => places.has(node));
  if (!isKnown) nodes.forEach((node, index) => places.set(node, index));
  return nodes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Reorders nodes at the place of the first of them; `isFirst` when the order is their original one. */
export function moveNodes(parent: Element, nodes: readonly Element[], isFirst: boolean): void {
  if (isFirst) sorted.delete(parent);
  else sorted.add(parent);
  const known = new Set(nodes);
  const current = [...parent.children].filter((node) => known.has(node));
  if (current.every((node, index) => node === nodes[index])) return;
  const before = current[0]?.previousSibling ?? null;
  for (const node of nodes.toReversed()) {
    parent.insertBefore(node, before ? before.nextSibling : parent.firstChild);
  }
}

/** Nodes added after the first sort come last. */
const placeOf = (node: Element) => places.get(node) ?? Infinity;
