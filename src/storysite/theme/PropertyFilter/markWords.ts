/** Marks words in the texts of elements, even if elements such as `wbr` split a word; asides are skipped. */
export function markWords(
  elements: readonly Element[],
  words: readonly string[],
  aside: string,
): void {
  for (const element of elements) {
    const nodes = textsOf(element).filter((node) => !node.parentElement?.closest(aside));
    const text = nodes.map(({ data }) => data.toLowerCase()).join('');
    let start = 0;
    for (const node of nodes) {
      const end = start + node.length;
      // From the end, so that the rest of the node keeps its offsets.
      for (const [from, to] of findWords(text, words).toReversed()) {
        const [first, last] = [Math.max(from, start), Math.min(to, end)];
        if (first < last) mark(node, first - start, last - start);
      }
      start = end;
    }
  }
}

/** Removes all marks from an element; each text is restored to its original node, which belongs to the framework. */
export function unmarkWords(root: Element): void {
  for (const found of root.querySelectorAll(`mark[${MARK}]`)) {
    const { parentNode } = found;
    found.replaceWith(...found.childNodes);
    parentNode?.normalize();
  }
}

const MARK = 'data-filter';

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Positions of words in a text, in its order; words within other words are left out. */
function findWords(text: string, words: readonly string[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < text.length; at++) {
    const lengths = words.filter((word) => text.startsWith(word, at)).map(({ length }) => length);
    if (lengths.length === 0) continue;
    const length = Math.max(...lengths);
    found.push([at, at + length]);
    at += length - 1;
  }
  return found;
}

function mark(node: Text, from: number, to: number): void {
  if (to < node.length) node.splitText(to);
  const part = from > 0 ? node.splitText(from) : node;
  const element = document.createElement('mark');
  element.setAttribute(MARK, '');
  part.replaceWith(element);
  element.append(part);
}
