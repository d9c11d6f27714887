/** Where nodes were among their siblings before the first sort. */
const places = new WeakMap<Element, number>();
const sorted = new WeakSet<Element>();

/** Nodes of one parent in the order that they had before they were sorted. */
export function inFirstOrder<T extends Element>(parent: Element, nodes: readonly T[]): T[] {
  const isKnown = sorted.has(parent) && nodes.some((node) => places.has(node));
  if (!isKnown) nodes.forEach((node, index) => places.set(node, index));
  return nodes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Moves nodes to where the first of them is, in another order; `isFirst` when that is the one that they had at first. */
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

/** One that came later is last. */
const placeOf = (node: Element) => places.get(node) ?? Infinity;
