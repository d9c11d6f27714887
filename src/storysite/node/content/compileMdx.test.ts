import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import type { Site } from '../site/Site.ts';
import type { SiteReader } from '../site/loadSite.ts';
import { rehypeStaticFiles } from './rehype/rehypeStaticFiles.ts';
import { rehypeStoryLinks } from './rehype/rehypeStoryLinks.ts';
import { remarkPlainLiterals } from './remarkPlainLiterals.ts';

describe('remarkPlainLiterals', () => {
  const compileText = async (source: string) =>
    String(await compile(source, { jsx: true, remarkPlugins: [remarkGfm, remarkPlainLiterals] }));

  it('leaves an address in a link of JSX as it is written', async () => {
    const code = await compileText('Write to <a href="mailto:a@b.example">a@b.example</a>.');
    expect(code).toContain('<a href="mailto:a@b.example">{"a@b.example"}</a>');
  });

  it('keeps links that are written as links, and addresses in prose', async () => {
    expect(await compileText('<Note>[Docs](https://b.example)</Note>')).toContain(
      'https://b.example',
    );
    expect(await compileText('See https://b.example')).toContain('href="https://b.example"');
  });
});

describe('rehypeStoryLinks', () => {
  const warnings: string[] = [];
  const site = {
    root: '/project',
    pages: [{ docsId: 'parts-button--docs', path: '/parts/button' }],
    stories: [{ storyId: 'parts-button--small', path: '/~stories/parts-button--small' }],
    leftOut: new Set(['keys-button--enter']),
    config: {
      base: '/',
      storybook: true,
      htmlSuffix: false,
      locales: [{ lang: 'en', prefix: '' }],
    },
    storybook: { warnings },
  } as unknown as Site;
  const hrefOf = async (href: string) => {
    const rehypePlugins = [() => rehypeStoryLinks(() => Promise.resolve(site))];
    const file = { value: `[Link](${href})`, path: '/project/docs/Page.mdx' };
    const code = String(await compile(file, { jsx: true, rehypePlugins }));
    return /href="([^"]*)"/.exec(code)?.[1];
  };

  it.each([
    ['?path=/docs/parts-button--docs', '/parts/button'],
    ['/?path=/docs/parts-button--docs#sizes', '/parts/button#sizes'],
    ['/docs/parts-button--docs#sizes', '/parts/button#sizes'],
    ['/story/parts-button--small', '/~stories/parts-button--small'],
    ['?path=/story/keys-button--enter', '/storybook/?path=/story/keys-button--enter'],
    ['/docs/guide', '/docs/guide'],
  ])('makes of %s the address %s', async (href, address) => {
    expect(await hrefOf(href)).toBe(address);
    expect(warnings).toEqual([]);
  });

  it('warns once of a link to what does not exist, and leaves it', async () => {
    const links = await Promise.all([1, 2].map(() => hrefOf('/docs/parts-gone--docs')));
    expect(links).toEqual(['/docs/parts-gone--docs', '/docs/parts-gone--docs']);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^docs\/Page\.mdx links to .* but no page or story has the id "parts-gone--docs"/,
      ),
    ]);
  });
});

it('finds static files from every page', async () => {
  const from = join(import.meta.dirname, '../../fixtures/storybook-10/static');
  const readSite = {
    config: { base: '/kit/' },
    storybook: () => Promise.resolve({ staticDirs: [{ from, to: '/' }] }),
  } as unknown as SiteReader;
  const source =
    '![Lamp](lantern.txt) [All](/lantern.txt) <img src="./lantern.txt" alt="gone.txt" />';
  const rehypePlugins = [() => rehypeStaticFiles(readSite)];
  const code = String(await compile(source, { jsx: true, rehypePlugins }));
  expect(code.match(/(src|href|alt)="[^"]*"/g)).toEqual([
    'src="/kit/lantern.txt"',
    'alt="Lamp"',
    'href="/kit/lantern.txt"',
    'src="/kit/lantern.txt"',
    'alt="gone.txt"',
  ]);
});
