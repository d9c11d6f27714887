import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { glob } from 'tinyglobby';

/** A parsed HTML file of the built site. */
export interface BuiltPage {
  /** Relative to the site's folder: `demo/single/index.html`. */
  file: string;
  /** Each kind has its own rules. */
  kind: 'page' | 'untranslated page' | 'standalone story' | 'redirect' | 'not found';
  tree: Root;
  /** All elements in document order. */
  elements: Element[];
  /** Maps elements to the story that renders them; the site's own elements are missing. */
  storyOf: ReadonlyMap<Element, string>;
}

/** Reads the HTML files of a built site, without the nested Storybook and site and the suggestion frame. */
export async function readBuiltPages(dir: string): Promise<BuiltPage[]> {
  const ignore = ['storybook/**', 'storysite/**', 'live.html', 'suggest-frame.html'];
  const files = await glob('**/*.html', { cwd: dir, ignore });
  return Promise.all(
    files.sort().map(async (file) => parsePage(file, await readFile(join(dir, file), 'utf8'))),
  );
}

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

/** Whether a file in a language's folder (`zh-CN/`) has a page in another language as its canonical address. */
function isUntranslated(file: string, elements: Element[]): boolean {
  const [language] = /^[a-z]{2}(-[A-Z]{2})?\//.exec(file) ?? [];
  const link = elements.find(({ properties }) => String(properties.rel) === 'canonical');
  return language !== undefined && !`${String(link?.properties.href)}/`.includes(`/${language}`);
}

/** Whether an element redirects to another address. */
export function isRefresh({ properties }: Element): boolean {
  return String(properties.httpEquiv).toLowerCase() === 'refresh';
}

/** The file that a host serves for a path below the base; undefined if there is none. */
export function builtFileOf(dir: string, path: string): string | undefined {
  const plain = decodeURIComponent(path);
  const candidates =
    plain === '' || plain.endsWith('/') ? [`${plain}index.html`] : [plain, `${plain}/index.html`];
  return candidates.find((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.isFile());
}
