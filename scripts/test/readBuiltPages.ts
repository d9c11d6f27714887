import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { glob } from 'tinyglobby';

/** One HTML file of the built site, parsed. */
export interface BuiltPage {
  /** Relative to the site's folder: `demo/single/index.html`. */
  file: string;
  /** What the file answers with; each kind has other rules. */
  kind: 'page' | 'untranslated page' | 'standalone story' | 'redirect' | 'not found';
  tree: Root;
  /** All elements of the tree, in the order of the document. */
  elements: Element[];
  /** The story that an element is drawn by; the site's own elements are not in it. */
  storyOf: ReadonlyMap<Element, string>;
}

/** Reads every HTML file of a built site; the Storybook and the site inside, and the frame of the suggestions, are no pages of it. */
export async function readBuiltPages(dir: string): Promise<BuiltPage[]> {
  const ignore = ['storybook/**', 'storysite/**', 'live.html', 'suggest-frame.html'];
  const files = await glob('**/*.html', { cwd: dir, ignore });
  return Promise.all(
    files.sort().map(async (file) => parsePage(file, await readFile(join(dir, file), 'utf8'))),
  );
}

/** Parses one file. */
export function parsePage(file: string, html: string): BuiltPage {
  const tree = fromHtml(html);
  const elements: Element[] = [];
  const storyOf = new Map<Element, string>();
  const collect = (node: Nodes, story?: string) => {
    if (!('children' in node)) return;
    let inside = story;
    if (node.type === 'element') {
      elements.push(node);
      if (story !== undefined) storyOf.set(node, story);
      const { dataStory } = node.properties;
      if (typeof dataStory === 'string') inside = dataStory;
    }
    for (const child of node.children) collect(child, inside);
  };
  collect(tree);
  return { file, kind: kindOf(file, elements), tree, elements, storyOf };
}

function kindOf(file: string, elements: Element[]): BuiltPage['kind'] {
  if (elements.some(isRefresh)) return 'redirect';
  if (file === '404.html') return 'not found';
  if (/^~(demos|stories)\//.test(file)) return 'standalone story';
  return isUntranslated(file, elements) ? 'untranslated page' : 'page';
}

/** Whether a file below a language (`zh-CN/`) names the page of another language as the one to be found. */
function isUntranslated(file: string, elements: Element[]): boolean {
  const [language] = /^[a-z]{2}(-[A-Z]{2})?\//.exec(file) ?? [];
  const link = elements.find(({ properties }) => String(properties.rel) === 'canonical');
  return language !== undefined && !`${String(link?.properties.href)}/`.includes(`/${language}`);
}

/** Whether an element sends the browser to another address. */
export function isRefresh({ properties }: Element): boolean {
  return String(properties.httpEquiv).toLowerCase() === 'refresh';
}

/** The file that a host serves for a path under the base; undefined when there is none. */
export function builtFileOf(dir: string, path: string): string | undefined {
  const plain = decodeURIComponent(path);
  const candidates =
    plain === '' || plain.endsWith('/') ? [`${plain}index.html`] : [plain, `${plain}/index.html`];
  return candidates.find((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.isFile());
}
