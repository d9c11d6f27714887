import type { Element, Root } from 'hast';
import type { PluginConfig, PluginPage, PluginSite } from 'storysite/plugin';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { PageReference } from './PageProperties.tsx';
import { reference } from './reference.ts';

const property = (name: string, shownOn: string[], prefix = '') => ({
  of: 'Select',
  name,
  type: "'a' | 'b'",
  description: `Sets <it>.`,
  path: `${prefix}/api#${name}`,
  shownOn,
});

const plugin = reference({
  properties: [
    property('open', ['/a', '/b']),
    property('mode', ['/a']),
    { ...property('value', ['/a', '/b', '/d']), of: 'Option' },
    property('mode', ['/zh-CN/a'], '/zh-CN'),
  ],
  rowNotes: { 'props-tags': 'Removed: use `mode="tags"`.' },
});

const config = { base: '/kit/', htmlSuffix: false } as PluginConfig;
const site = { config } as PluginSite;
const page = (path: string, more: Partial<PluginPage> = {}) =>
  ({ path, lang: 'en', docs: { frontMatter: {} }, ...more }) as PluginPage;
const dataOf = (shown: PluginPage) => plugin.pageData?.(shown, site) as PageReference | undefined;
const namesOn = (shown: PluginPage) => {
  const data = dataOf(shown);
  return data && [data.title, ...data.properties.map(({ path }) => path)];
};

it('lists what a page shows, that first which fewest pages show, and nothing for other pages', () => {
  expect(namesOn(page('/a'))).toEqual([
    'Properties on this page',
    '/api#mode',
    '/api#open',
    '/api#value',
  ]);
  expect(namesOn(page('/c'))).toBeUndefined();
});

it('lists those first that a page is about, by their full names, and folds the rest', () => {
  const { properties, more } = dataOf(
    page('/a', { docs: { frontMatter: { highlight: ['value', 'open'] } } as PluginPage['docs'] }),
  )!;
  expect(properties.map(({ name }) => name)).toEqual(['Option.value', 'open']);
  expect(more).toMatchObject({ title: '1 more', properties: [{ name: 'mode' }] });
});

it('lists in the language of a page, else what the page in the other language shows', () => {
  const original = (path: string) => ({ lang: 'zh-CN', original: { path, lang: 'en' } });
  expect(namesOn(page('/zh-CN/a', original('/a')))).toEqual(['本页用到的属性', '/zh-CN/api#mode']);
  expect(namesOn(page('/zh-CN/b', original('/b')))).toEqual([
    '本页用到的属性',
    '/api#open',
    '/api#value',
  ]);
});

it('prints the list as Markdown with addresses', () => {
  expect(plugin.markdown?.(page('/b'), site)).toBe(
    "## Properties on this page\n\n- [`open`](/kit/api#open) `'a' | 'b'`: Sets \\<it>.\n- [`Option.value`](/kit/api#value) `'a' | 'b'`: Sets \\<it>.\n",
  );
  expect(plugin.markdown?.(page('/c'), site)).toBeUndefined();
});

it('marks the lines that set a property which the front matter names', () => {
  const marks = (highlight: unknown) =>
    plugin.markLines?.(page('/a', { docs: { frontMatter: { highlight } } }));
  const lines = [
    '  mode="tags"',
    '  showSearch',
    '<b mode />',
    '  mode,',
    '  data-mode="x"',
    "  'mode'",
    '  props.mode = 1;',
    '  modes=',
  ];
  const mark = marks(['mode', 'showSearch']);
  expect(lines.filter((line) => mark?.pattern.test(line))).toEqual(lines.slice(0, 3));
  expect(marks('mode')).toEqual(marks(['mode']));
  expect(marks(undefined)).toBeUndefined();
});

it('adds notes to table rows, with code', async () => {
  const cell = (value: string): Element => ({
    type: 'element',
    tagName: 'td',
    properties: {},
    children: [{ type: 'text', value }],
  });
  const row = (name: string): Element => ({
    type: 'element',
    tagName: 'tr',
    properties: { id: `props-${name}` },
    children: [cell(name), cell('boolean')],
  });
  const tree: Root = { type: 'root', children: [row('tags'), row('open')] };
  await unified()
    .use(plugin.rehypePlugins ?? [])
    .run(tree);
  const [tags, open] = tree.children as Element[];
  expect(open).toEqual(row('open'));
  expect(tags?.children[0]).toMatchObject({
    children: [
      { value: 'tags' },
      { value: ' ' },
      {
        tagName: 'small',
        properties: { className: ['row-note'] },
        children: [
          { value: 'Removed: use ' },
          { tagName: 'code', children: [{ value: 'mode="tags"' }] },
          { value: '.' },
        ],
      },
    ],
  });
  expect(tags?.children[1]).toEqual(cell('boolean'));
});
