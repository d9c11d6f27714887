import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeCodeLinks } from './rehypeCodeLinks.ts';

const property = (of: string, name: string) => ({
  of,
  name,
  type: 'boolean',
  description: 'Whether it is on.',
  path: `/api#${of}-${name}`.toLowerCase(),
  shownOn: [],
});

const properties = [
  property('Select', 'open'),
  property('Select', 'value'),
  property('Option', 'value'),
  property('Option', 'label'),
];

async function linksIn(markdown: string): Promise<string[]> {
  const html = await unified()
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeCodeLinks, properties)
    .use(rehypeStringify)
    .process(markdown);
  return [...String(html).matchAll(/<a href="([^"]*)"[^>]*><code>([^<]*)<\/code><\/a>/g)].map(
    ([, href, code]) => `${code} → ${href}`,
  );
}

it('links code that names a property, alone or with a value', async () => {
  expect(await linksIn('Set `open`, `open={false}` or `value="a"`.')).toEqual([
    'open → /api#select-open',
    'open={false} → /api#select-open',
    'value="a" → /api#select-value',
  ]);
});

it('links properties of other components where they are named with them', async () => {
  expect(await linksIn('`Option.value`, `Option.open`, `label`')).toEqual([
    'Option.value → /api#option-value',
  ]);
});

it('links neither other code, nor what is in a heading, a link or a block of code', async () => {
  const text = '## `open`\n\n`opened` `open, value` `<a open>` `gone` [`open`](/x)\n\n    open\n';
  expect(await linksIn(text)).toEqual(['open → /x']);
});

it("takes the property of the row's component, and never links a row to itself", async () => {
  const row = (of: string, cells: string) =>
    `<table><tr id="option-value" data-of="${of}">${cells}</tr></table>`;
  const cell = '<td data-cell="description"><code>value</code> <code>open</code></td>';
  expect(await linksIn(row('Option', cell))).toEqual(['open → /api#select-open']);
  expect(await linksIn(row('Option', cell).replace('option-value', 'option-label'))).toEqual([
    'value → /api#option-value',
    'open → /api#select-open',
  ]);
  expect(await linksIn(row('Select', '<td data-cell="default"><code>value</code></td>'))).toEqual(
    [],
  );
});

it('links in the JSX of an MDX file, but not inside its links', () => {
  const jsx = (name: string) => {
    const code = { tagName: 'code', properties: {}, children: [{ type: 'text', value: 'open' }] };
    const children = [{ type: 'element', ...code }];
    return { type: 'mdxJsxTextElement', name, attributes: [], children } as unknown as Element;
  };
  const tree: Root = { type: 'root', children: [jsx('b'), jsx('a')] };
  rehypeCodeLinks(properties)(tree);
  const names = (tree.children as Element[]).map(({ children: [child] }) => child);
  expect(names).toMatchObject([{ tagName: 'a' }, { tagName: 'code' }]);
});
