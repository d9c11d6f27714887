import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { menu } from '../.storybook/router/menu.ts';

/** A demo, from the front matter of its page. */
export interface Demo {
  name: string;
  description: string;
  /** Title in Chinese. */
  chinese: string;
  /** The main properties of the demo. */
  properties: string[];
}

/** A group of the side menu. */
export interface DemoGroup {
  title: string;
  demos: Demo[];
}

const listPages = (root: string) =>
  globSync('stories/*/*.mdx', { cwd: root }).map((file) => join(root, file));

/** Reads the demos of the project in a folder, grouped and sorted like the menu. */
export function readDemos(root: string): DemoGroup[] {
  const demos = new Map(
    listPages(root).map((file) => [basename(dirname(file)), readDemo(file, root)]),
  );
  return menu.flatMap(({ text: title, pages }) => {
    const own = pages.flatMap((path) => demos.get(basename(path)) ?? []);
    return own.length > 0 ? [{ title, demos: own }] : [];
  });
}

const translationOf = (name: string, root: string) => join(root, `docs/zh-CN/demo/${name}.mdx`);

function readDemo(file: string, root: string): Demo {
  const name = basename(dirname(file));
  const { description, highlight = [] } = readFrontMatter(file);
  const translation = translationOf(name, root);
  const chinese = existsSync(translation) ? readFrontMatter(translation).description : '';
  // Attributes are not properties.
  const properties = highlight.filter((name) => !name.startsWith('data-'));
  return { name, description, chinese, properties };
}

function readFrontMatter(file: string): { description: string; highlight?: string[] } {
  const [, text = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  return parse(text) as { description: string; highlight?: string[] };
}

const ID = 'virtual:demos';

/** Provides the demos to the overview page. */
export const demosPlugin = (root: string): Plugin => ({
  name: 'demos',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null;
    for (const file of listPages(root)) {
      this.addWatchFile(file);
      this.addWatchFile(translationOf(basename(dirname(file)), root));
    }
    return `export default ${JSON.stringify(readDemos(root))};`;
  },
});
