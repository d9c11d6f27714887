import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLinks } from '../site/findAddress.ts';
import { fakeSite } from '../site/fakeSite.ts';
import { rehypeStaticFiles, rehypeStoryLinks } from './rehypeStoryLinks.ts';
import {
  remarkPlainLiterals,
  remarkSplitParagraphs,
  remarkTableBodies,
  remarkWholeParagraphs,
} from './compileMdx.ts';
import { rehypeProse } from './rehypeProse.ts';
import { remarkPairs } from './remarkPairs.ts';
import { printWarning, type Warn } from '../../core/Warning.ts';

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

describe('remarkSplitParagraphs', () => {
  const compileText = async (source: string) => {
    return String(await compile(source, { jsx: true, remarkPlugins: [remarkSplitParagraphs] }));
  };

  it.each([
    [
      'a block before it',
      '<details>\n  <summary>More</summary>\n  Text, *and* more.\n</details>',
      '<details><summary>{"More"}</summary><_components.p>{"\\nText, "}<_components.em>{"and"}</_components.em>{" more."}</_components.p></details>',
    ],
    [
      'a block in it',
      'One <div>two</div> three',
      '<_components.p>{"One "}</_components.p>{"\\n"}<div>{"two"}</div>{"\\n"}<_components.p>{" three"}</_components.p>',
    ],
  ])('takes text out of the paragraph of %s', async (_, source, code) => {
    expect(await compileText(source)).toContain(code);
  });

  it('leaves a paragraph whole whose elements may be in it', async () => {
    expect(await compileText('One <b>two</b> <Icon /> three')).toContain(
      '{"One "}<b>{"two"}</b>{" "}<Icon />{" three"}',
    );
  });
});

describe('remarkWholeParagraphs', () => {
  const compileText = async (source: string) =>
    String(await compile(source, { jsx: true, remarkPlugins: [remarkWholeParagraphs] }));

  it.each([
    [
      'text with lines of its own',
      '<p className="a">\n  Text, *more*.\n</p>',
      '<p className="a">{"Text, "}',
    ],
    ['text in an element in it', '<p>\n  <b>\n    Text\n  </b>\n</p>', '<p><b>{"Text"}</b></p>'],
    ['text on its line', 'A <p>text</p>', '<p>{"text"}</p>'],
  ])('keeps %s in its paragraph', async (_, source, code) => {
    expect(await compileText(source)).toContain(code);
  });

  it.each([
    ['two paragraphs', '<p id="a">\n  One\n\n  Two\n</p>'],
    ['a list', '<p id="a">\n  - One\n</p>'],
  ])('makes a box of a paragraph with %s', async (_, source) => {
    expect(await compileText(source)).toContain('<div id="a">');
  });
});

it('puts the rows of a table of elements into a body', async () => {
  const options = { jsx: true, remarkPlugins: [remarkTableBodies] };
  const compileText = async (source: string) => String(await compile(source, options));
  expect(
    await compileText('<table>\n  <thead><tr /></thead>\n  <tr>\n    <td />\n  </tr>\n</table>'),
  ).toContain('<table><thead><tr /></thead><tbody><tr><td /></tr></tbody></table>');
  expect(await compileText('<table><tbody><tr /></tbody></table>')).toContain(
    '<table><tbody><tr /></tbody></table>',
  );
});

describe('remarkPairs', () => {
  const start = "import { Canvas as Live, Controls, Primary } from '@storybook/blocks';\n\n";
  const compileText = async (source: string) =>
    String(await compile(start + source, { jsx: true, remarkPlugins: [remarkPairs] }));

  it.each([
    ['Canvas', '<Live of={A} />\n\n<Controls of={A} />'],
    ['Primary', '<Primary />\n<Controls />'],
    ['a heading between them', '<Live of={A} />\n\n## Properties\n\n<Controls of={A} />'],
  ])('puts a story and its controls into one block: %s', async (_, source) => {
    expect(await compileText(source)).toMatch(
      /<StorysiteStoryWithControls>.*<Controls.*<\/StorysiteStoryWithControls>/s,
    );
  });

  it('leaves controls alone that follow something else', async () => {
    const code = await compileText('<Live of={A} />\n\nText.\n\n<Controls of={A} />');
    expect(code).not.toContain('StorysiteStoryWithControls');
  });
});

describe('rehypeStoryLinks', () => {
  const warnings: string[] = [];
  const warn: Warn = (code, text, place) =>
    void warnings.push(printWarning({ code, text, ...place }));
  const button = { kind: 'page', docsId: 'parts-button--docs', path: '/parts/button' };
  const pages = [
    { ...button, file: 'docs/Button.mdx', storyIds: ['parts-button--small'], markdownFiles: [] },
    { ...button, docsId: 'häfen--文档', path: '/häfen', file: 'docs/Page.mdx', storyIds: [] },
    {
      ...button,
      docsId: 'parts-card--docs',
      path: '/parts/card',
      file: 'src/Card.mdx',
      storyIds: [],
      markdownFiles: ['/project/docs/CARD.md'],
    },
  ];
  const site = {
    root: '/project',
    pages,
    stories: [
      { kind: 'story', storyId: 'parts-button--small', path: '/~stories/parts-button--small' },
    ],
    leftOut: new Set(['keys-button--enter']),
    config: {
      base: '/',
      storybook: true,
      htmlSuffix: false,
      redirects: { '/old': '/parts/button' },
      notFound: {},
      locales: [{ lang: 'en', prefix: '' }],
    },
    warn,
  };
  const compileLink = async (source: string, base = '/') => {
    const links = createLinks(fakeSite({ ...site, config: { ...site.config, base } }));
    const rehypePlugins = [() => rehypeStoryLinks(() => Promise.resolve(links))];
    const file = { value: source, path: '/project/docs/Page.mdx' };
    const code = String(await compile(file, { jsx: true, rehypePlugins }));
    return /href="([^"]*)"/.exec(code)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  };
  const hrefOf = (href: string, base?: string) => compileLink(`[Link](<${href}>)`, base);
  beforeEach(() => void warnings.splice(0));

  it.each([
    ['?path=/docs/parts-button--docs', '/parts/button'],
    ['./?path=/docs/parts-button--docs', '/parts/button'],
    ['../index.html?path=/docs/parts-button--docs', '/parts/button'],
    ['/?path=%2Fdocs%2Fparts-button--docs', '/parts/button'],
    ['/?path=/docs/parts-button--docs#sizes', '/parts/button#sizes'],
    ['/docs/parts-button--docs#sizes', '/parts/button#sizes'],
    ['?path=/docs/parts-button', '/parts/button'],
    ['?path=/docs/häfen--文档', '/häfen'],
    ['?path=/docs/h%C3%A4fen--%E6%96%87%E6%A1%A3', '/häfen'],
    ['/story/parts-button--small', '/~stories/parts-button--small'],
    [
      '?path=/story/parts-button--small&globals=theme:dark',
      '/~stories/parts-button--small?globals=theme%3Adark',
    ],
    [
      '/?path=/story/parts-button--small&args=label:Hi;on:!true;size.x:2',
      '/parts/button?args=label%3AHi%3Bon%3A%21true%3Bsize.x%3A2#parts-button--small',
    ],
    ['?path=/docs/parts-button--small', '/parts/button#parts-button--small'],
    ['?path=/story/keys-button--enter', '/storybook/?path=/story/keys-button--enter'],
    ['./Button.mdx#sizes', '/parts/button#sizes'],
    ['../src/Card.mdx', '/parts/card'],
    ['CARD.md', '/parts/card'],
    ['parts/card', '/parts/card'],
    ['/parts/card/', '/parts/card'],
    ['/old', '/old'],
    ['#sizes', '#sizes'],
    ['https://a.example/?path=/docs/a--b', 'https://a.example/?path=/docs/a--b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['picture.png', 'picture.png'],
  ])('makes of %s the address %s', async (href, address) => {
    expect(await hrefOf(href)).toBe(address);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['/parts/card', '/kit/parts/card'],
    ['/kit/parts/card', '/kit/parts/card'],
    ['?path=/docs/parts-card--docs', '/kit/parts/card'],
    ['./Button.mdx', '/kit/parts/button'],
    ['/blog', '/blog'],
  ])('makes of %s below a base the address %s', async (href, address) => {
    expect(await hrefOf(href, '/kit/')).toBe(address);
    expect(warnings).toEqual([]);
  });

  it.each([
    '<a href="./?path=/docs/parts-card--docs" target="_blank">Card</a>',
    "Text <a href={'?path=/docs/parts-card--docs'}>Card</a>",
    '<p><a href={`/parts/card`}>Card</a></p>',
  ])('reads the link of JSX in %s', async (source) => {
    expect(await compileLink(source)).toBe('/parts/card');
  });

  it('warns once of a link to what does not exist, with its line, and leaves it', async () => {
    const links = await Promise.all([1, 2].map(() => hrefOf('/docs/parts-gone--docs')));
    expect(links).toEqual(['/docs/parts-gone--docs', '/docs/parts-gone--docs']);
    await compileLink('Text\n\n<a href="?path=/story/gone--a">Gone</a>');
    await compileLink('[Gone](./Gone.mdx)');
    await compileLink('[Gone](/ui/gone)');
    expect([...new Set(warnings)]).toEqual([
      'docs/Page.mdx:1: The link to /docs/parts-gone--docs leads nowhere: no page or story has the id "parts-gone--docs". Correct it there.',
      'docs/Page.mdx:3: The link to ?path=/story/gone--a leads nowhere: no page or story has the id "gone--a". Correct it there.',
      'docs/Page.mdx:1: The link to ./Gone.mdx leads nowhere: docs/Gone.mdx is not a page. Correct it there.',
      'docs/Page.mdx:1: The link to /ui/gone leads nowhere: there is no page at /ui/gone. Correct it there.',
    ]);
  });
});

it('finds static files from every page', async () => {
  const from = join(import.meta.dirname, '../../fixtures/storybook-10/static');
  const storybook = { staticDirs: [{ from, to: '/' }] };
  const source =
    '![Lamp](lantern.txt) [All](/lantern.txt) <img src="./lantern.txt" alt="gone.txt" />';
  const rehypePlugins = [() => rehypeStaticFiles(storybook, '/kit/')];
  const code = String(await compile(source, { jsx: true, rehypePlugins }));
  expect(code.match(/(src|href|alt)="[^"]*"/g)).toEqual([
    'src="/kit/lantern.txt"',
    'alt="Lamp"',
    'href="/kit/lantern.txt"',
    'src="/kit/lantern.txt"',
    'alt="gone.txt"',
  ]);
});

it.each([
  ['<Card label="/lantern.txt" />', false],
  ['<p title="lantern.txt">lantern.txt</p>', false],
  ['<Mark name="lantern.txt" />', false],
  ['<Card image="/lantern.txt" />', true],
  ['<Card avatarUrl="lantern.txt" />', true],
  ['<video poster="lantern.txt" />', true],
])('takes an attribute for an address by its name: %s', async (source, isAddress) => {
  const from = join(import.meta.dirname, '../../fixtures/storybook-10/static');
  const storybook = { staticDirs: [{ from, to: '/' }] };
  const rehypePlugins = [() => rehypeStaticFiles(storybook, '/kit/')];
  const code = String(await compile(source, { jsx: true, rehypePlugins }));
  expect(code.includes('/kit/lantern.txt')).toBe(isAddress);
});

it('gives the image of a static file its size', async () => {
  const from = mkdtempSync(join(tmpdir(), 'static-'));
  writeFileSync(
    join(from, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>',
  );
  writeFileSync(join(from, 'broken.png'), '');
  const storybook = { staticDirs: [{ from, to: '/' }] };
  const rehypePlugins = [() => rehypeStaticFiles(storybook, '/kit/')];
  const source = '![](/logo.svg) ![](/broken.png) ![](/gone.png) <img src="/logo.svg" />';
  const code = String(await compile(source, { jsx: true, rehypePlugins }));
  rmSync(from, { recursive: true });
  expect(code.match(/src="[^"]*"[^/]*/g)).toEqual([
    expect.stringMatching(/logo.svg".* width="80" height="40"/),
    expect.not.stringContaining('width'),
    expect.not.stringContaining('width'),
    expect.not.stringContaining('width'),
  ]);
});

it('gives a table of elements the box that tables of Markdown have', async () => {
  const source =
    '## Sizes\n\n<table>\n  <tbody>\n    <tr>\n      <td>Small</td>\n    </tr>\n  </tbody>\n</table>\n';
  const code = String(await compile(source, { jsx: true, rehypePlugins: [[rehypeProse, {}]] }));
  expect(code).toMatch(/ className="table-box"[^>]*aria-label="Table: Sizes"[^>]*>\s*<table>/);
});
