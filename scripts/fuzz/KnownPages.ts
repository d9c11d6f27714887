import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, readBuiltPages } from '../test/readBuiltPages.ts';

/** The heading of every page and demo of a built site by its path, without the base. */
export type KnownPages = ReadonlyMap<string, string>;

function headingOf(tree: Root): string {
  const heading = findElement(tree, ({ tagName }) => tagName === 'h1');
  return heading ? textOf(heading) : '';
}

function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

/** Reads what a built site shows at which path; redirects and the not-found page are left out. */
export async function readKnownPages(dir: string): Promise<KnownPages> {
  const pages = await readBuiltPages(dir);
  return new Map(
    pages
      .filter(({ kind }) => kind === 'page' || kind === 'demo alone')
      .map(({ file, tree }) => [
        `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        headingOf(tree),
      ]),
  );
}
