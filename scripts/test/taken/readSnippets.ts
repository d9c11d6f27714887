import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Element, Nodes } from 'hast';
import { glob } from 'tinyglobby';
import { type BuiltPage, parsePage } from '../readBuiltPages.ts';

/** Code that readers can copy from a page of the built site. */
export interface Snippet {
  /** Place of the code: `demo/single`, or `guides/style-it, block 2`. */
  name: string;
  /** Story that runs this code. */
  story?: string;
  /** Files by name, the component first. */
  files: Record<string, string>;
}

/** Code and commands on the pages that readers can copy. */
export interface Taken {
  snippets: Snippet[];
  /** Install commands. */
  commands: string[];
}

/** Reads all code of the English pages, as copied by their copy buttons. */
export async function readSnippets(dist: string): Promise<Taken> {
  const ignore = ['zh-CN/**', '[~_]*/**', 'storybook/**', 'storysite/**'];
  const files = await glob('**/index.html', { cwd: dist, ignore });
  const pages = files
    .sort()
    .map(async (file) => parsePage(file, await readFile(join(dist, file), 'utf8')));
  const own = (await Promise.all(pages)).filter(({ kind }) => kind === 'page');
  const sheet = readFileSync(join(dist, 'select.css'), 'utf8');
  const codes = own.flatMap((page) => readPage(page, dist, sheet));
  const snippets = codes.filter((one) => typeof one !== 'string');
  // The home page's own command is not in a code block.
  const home = own.find(({ file }) => file === 'index.html');
  const commands = [
    ...codes.filter((one) => typeof one === 'string'),
    ...(home ? home.elements.filter(isCode).map(textOf) : []),
    ...snippets.flatMap(({ files }) => Object.values(files).flatMap(readAlsoInstall)),
  ];
  return { snippets, commands: [...new Set(commands.filter((text) => text.startsWith('npm i')))] };
}

const isCode = ({ tagName }: Element) => tagName === 'code';

const readAlsoInstall = (code: string) => /(?<=^\/\/ Also install: ).*/m.exec(code) ?? [];

function readPage({ elements, file }: BuiltPage, dist: string, sheet: string) {
  const page = file.replace(/\/?index\.html$/, '') || 'home';
  const stories = elements.flatMap((element) => readStory(element, page, dist, sheet));
  const blocks = elements.filter(
    ({ tagName, properties }) =>
      tagName === 'pre' && [properties.className].flat().includes('code'),
  );
  const prose = blocks.flatMap((block, index) => {
    const code = block.children.find((child) => child.type === 'element');
    const language = /language-(\w+)/.exec(String(code?.properties.className))?.[1] ?? '';
    const text = textOf(block).trimEnd();
    if (language === 'sh') return text;
    // Skip the package's README, and types without an import, which are only quoted.
    if (!/^tsx?$/.test(language) || page === 'home' || !/^import /m.test(text)) return [];
    const main = /^import .* from '\.\/Fruit'/m.test(text) ? 'Fruit.test.tsx' : `Block.${language}`;
    const fruit = stories.find(({ files }) => 'Fruit.tsx' in files)?.files ?? {};
    return {
      name: `${page}, block ${index + 1}`,
      files: { [main]: text, ...(main === 'Fruit.test.tsx' ? fruit : { 'select.css': sheet }) },
    };
  });
  return [...stories, ...prose];
}

/** Files of a story box. The page contains only the first; the sandbox's project has the same others. */
function readStory(box: Element, page: string, dist: string, sheet: string): Snippet[] {
  const story = box.properties.dataStoryBox;
  const code = elementsIn(box).find(
    ({ tagName, properties }) => tagName === 'code' && properties.dataStatic !== undefined,
  );
  if (typeof story !== 'string' || !code) return [];
  const path = /^source:(stories\/.*)/.exec(String(code.properties.dataStatic))?.[1];
  const main = path ? basename(path) : 'Playground.tsx';
  const files = { [main]: textOf(code), 'select.css': sheet };
  const project = join(dist, `sandbox/${path?.replace(/\.tsx$/, '.stories.tsx')}.json`);
  if (path && existsSync(project)) {
    const sent = JSON.parse(readFileSync(project, 'utf8')) as { files: Record<string, string> };
    for (const [file, text] of Object.entries(sent.files)) {
      const name = file.replace(/^src\//, '');
      if (file.startsWith('src/') && name !== 'main.tsx' && name !== main) {
        Object.assign(files, { [name]: text });
      }
    }
  }
  return [{ name: `${page}, ${story}`, story, files }];
}

function elementsIn(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  );
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
