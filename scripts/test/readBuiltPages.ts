import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { glob } from 'tinyglobby';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';

/** What kind of answer an HTML file of the built site is; each kind has rules of its own. */
export type BuiltPageKind = 'page' | 'demo alone' | 'redirect' | 'not found';

/** One HTML file of the built site, parsed. */
export interface BuiltPage {
  /** Relative to the site's folder: `demo/single/index.html`. */
  file: string;
  kind: BuiltPageKind;
  tree: Root;
}

/** Reads every HTML file of a built site; the workbench and the frame of the suggestions are no pages of it. */
export async function readBuiltPages(dir: string): Promise<BuiltPage[]> {
  const files = await glob('**/*.html', {
    cwd: dir,
    ignore: ['storybook/**', 'suggest-frame.html'],
  });
  return Promise.all(
    files.sort().map(async (file) => parsePage(file, await readFile(join(dir, file), 'utf8'))),
  );
}

/** Parses one file; what it is follows from its name and from whether it leads on. */
export function parsePage(file: string, html: string): BuiltPage {
  const tree = fromHtml(html);
  return { file, kind: kindOf(file, tree), tree };
}

function kindOf(file: string, tree: Root): BuiltPageKind {
  if (findElement(tree, isRefresh)) return 'redirect';
  if (file === '404.html') return 'not found';
  return file.startsWith('~demos/') ? 'demo alone' : 'page';
}

/** Whether an element leads on to another address. */
export function isRefresh({ properties }: Element): boolean {
  return String(properties.httpEquiv).toLowerCase() === 'refresh';
}

/** The first element of a tree for which the test holds. */
export function findElement(
  tree: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!test(element)) return CONTINUE;
    found = element;
    return EXIT;
  });
  return found;
}
