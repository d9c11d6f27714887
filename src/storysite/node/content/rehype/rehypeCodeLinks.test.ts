import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { checkSiteConfig } from '../../../core/config/SiteConfig.ts';
import type { Site } from '../../site/Site.ts';
import { compileMarkdown } from '../compileMarkdown.ts';
import { rehypeCodeLinks } from './rehypeCodeLinks.ts';

const property = (of: string, name: string, page = '/api') => ({
  of,
  name,
  type: 'boolean',
  description: 'Whether it is on.',
  path: `${page}#${of}-${name}`.toLowerCase(),
});

const config = checkSiteConfig({
  title: 'Kit',
  description: 'Parts.',
  base: '/kit/',
  properties: [
    property('Select', 'open'),
    property('Select', 'value'),
    property('Option', 'value'),
    property('Select', 'gone', '/nowhere'),
  ],
});
const readSite = async () => ({ config, pages: [{ path: '/api' }] }) as unknown as Site;

const linksIn = async (markdown: string) => {
  const { html } = await compileMarkdown(markdown, { ...config, file: 'a.md', readSite });
  return [...html.matchAll(/<a href="([^"]*)"[^>]*><code>([^<]*)<\/code><\/a>/g)].map(
    ([, href, code]) => `${code} → ${href}`,
  );
};

it('links code that names a property, alone or with a value', async () => {
  expect(await linksIn('Set `open`, `open={false}` or `value="a"`.')).toEqual([
    'open → /kit/api#select-open',
    'open={false} → /kit/api#select-open',
    'value="a" → /kit/api#select-value',
  ]);
});

it('links neither other code, nor what is in a heading, a link or a block of code', async () => {
  const text = '## `open`\n\n`opened` `open, value` `<a open>` `gone`\n\n    open\n';
  expect(await linksIn(text)).toEqual([]);
});

it("takes the property of the row's component, and never links a row to itself", async () => {
  const row = (of: string, cells: string) =>
    `<table><tr id="option-value" data-of="${of}">${cells}</tr></table>`;
  const cell = '<td data-cell="description"><code>value</code> <code>open</code></td>';
  expect(await linksIn(row('Option', cell))).toEqual(['open → /kit/api#select-open']);
  expect(await linksIn(row('Option', cell).replace('option-value', 'option-label'))).toEqual([
    'value → /kit/api#option-value',
    'open → /kit/api#select-open',
  ]);
  expect(await linksIn(row('Select', '<td data-cell="default"><code>value</code></td>'))).toEqual(
    [],
  );
});

it('links in MDX, also inside of JSX, but not inside its links', async () => {
  const source = 'Set <b>`open`</b>, <a href="/x">`value`</a>.';
  const rehypePlugins = [() => rehypeCodeLinks(readSite)];
  const code = String(
    await compile(source, { jsx: true, remarkPlugins: [remarkGfm], rehypePlugins }),
  );
  expect(code.match(/href="[^"]*"/g)).toEqual(['href="/kit/api#select-open"', 'href="/x"']);
});
