import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Makes the ids of a page's headings, as GitHub does; a heading without letters or digits gets the id `section`. */
export class HeadingIds {
  readonly #slugger = new GithubSlugger();

  /** `taken` are the ids of other parts of the page. */
  constructor(taken: readonly string[] = []) {
    for (const id of taken) this.#slugger.occurrences[id] = 0;
  }

  next(text: string): string {
    const isNamed = /[^-]/.test(new GithubSlugger().slug(text));
    return this.#slugger.slug(isNamed ? text : 'section');
  }
}

/** Sets the id of each heading that has none. */
export function rehypeHeadingIds(taken?: readonly string[]) {
  return (tree: Root) => {
    const ids = new HeadingIds(taken);
    visit(tree, 'element', (element: Element) => {
      if (!/^h[1-6]$/.test(element.tagName) || element.properties.id) return;
      element.properties.id = ids.next(toString(element));
    });
  };
}
