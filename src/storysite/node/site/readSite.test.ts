import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SiteError } from '../../core/SiteError.ts';
import { checkSiteConfig, type SiteConfigInput } from '../../core/config/SiteConfig.ts';
import type { IndexEntry, Storybook } from '../project/Storybook.ts';
import { Memo } from '../project/Memo.ts';
import { buildPage } from './buildPage.ts';
import { loadSite } from './loadSite.ts';
import { listWarnings, readSite } from './readSite.ts';
import { autodocs, docs, story } from './fakeEntries.ts';
import { LastUpdated } from '../project/gitLastUpdated.ts';
import { printWarning } from '../../core/Warning.ts';
import type { Site } from './Site.ts';

let root: string;
const FILES = {
  'docs/Welcome.mdx': '# Welcome\n\n## Install\n',
  'docs/Broken.mdx': '# Broken\n\n<b>\n',
  'src/Field.mdx': '# Field\n\n## Use\n',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-site-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const frontMatter = { isIndexed: true, isHidden: true };
const plain = { version: '10.6.0', docs: { defaultName: 'Docs' }, tags: {}, frontMatter };
const kept = { lastUpdated: new LastUpdated(''), warn: () => {}, memo: new Memo() };
const welcome = docs('Welcome', './docs/Welcome.mdx', { tags: ['dev', 'unattached-mdx'] });
/** The site of an index, as a Storybook would give it. */
function read(entries: IndexEntry[], config: Partial<SiteConfigInput> = {}) {
  const storybook: Partial<Storybook> = {
    root,
    ...plain,
    readIndex: async () => ({
      entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
      problems: [{ code: 'unreadable', file: './a.mdx', text: 'It is broken.' }],
    }),
  };
  const siteConfig = checkSiteConfig({ title: 'Parts', description: 'Parts.', ...config });
  return readSite(storybook as Storybook, siteConfig, kept);
}

const print = ({ problems }: Site) => listWarnings({ warnings: [], problems }).map(printWarning);

describe('the pages', () => {
  it('are the docs entries of the index, in its order, and one for each component without', async () => {
    const { pages } = await read([
      story('Zoo/Lamp', 'Lit'),
      story('Zoo/Lamp', 'Dark'),
      welcome,
      autodocs('Button'),
      story('Button', 'Primary'),
    ]);
    expect(pages.map(({ path, source, file }) => [path, source, file])).toEqual([
      ['/zoo/lamp', 'stories', 'src/Lamp.stories.tsx'],
      ['/welcome', 'mdx', 'docs/Welcome.mdx'],
      ['/button', 'autodocs', 'src/Button.stories.tsx'],
    ]);
    expect(pages[0]).toMatchObject({ docsId: 'zoo-lamp--docs', title: 'Lamp', group: 'Zoo' });
    expect(pages[0]?.storyIds).toEqual(['zoo-lamp--lit', 'zoo-lamp--dark']);
    expect(pages[0]?.docs.headings.map(({ id, depth }) => [id, depth])).toEqual([
      ['stories', 2],
      ['dark', 3],
    ]);
  });

  it('know the stories that an MDX file is attached to', async () => {
    const attached = docs('Forms/Field', './src/Field.mdx', {
      storiesImports: ['./src/Field.stories.tsx'],
      tags: ['dev', 'attached-mdx'],
    });
    const { pages } = await read([attached, story('Forms/Field', 'Empty'), welcome]);
    expect(pages[0]).toMatchObject({
      storyIds: ['forms-field--empty'],
      storiesFile: 'src/Field.stories.tsx',
    });
    expect(pages[0]?.docs.headings).toEqual([{ id: 'use', text: 'Use', depth: 2 }]);
    expect(pages[1]).toMatchObject({ storyIds: [], storiesFile: undefined });
  });

  it('have their name in the path where their title has a page already', async () => {
    const guide = docs('Button', './docs/Welcome.mdx', {
      name: 'Guide',
      tags: ['dev', 'attached-mdx'],
    });
    const { pages } = await read([guide, autodocs('Button'), story('Button', 'Primary')]);
    expect(pages.map(({ path, title, group }) => [path, title, group])).toEqual([
      ['/button/guide', 'Guide', 'Button'],
      ['/button', 'Button', undefined],
    ]);
  });

  it('leave out what is broken, with a warning', async () => {
    const site = await read([docs('Broken', './docs/Broken.mdx'), welcome]);
    expect(site.pages.map(({ path }) => path)).toEqual(['/welcome']);
    expect(print(site)).toEqual([
      'a.mdx: It is broken.',
      expect.stringMatching(
        /^docs\/Broken\.mdx: The file is left out\. .* is not valid MDX[^]*Fix it there\.$/,
      ),
    ]);
  });
});

describe('the home page', () => {
  const routes = ({ title }: { title: string }) => (title === 'Welcome' ? '/' : undefined);

  it('comes first, wherever it is in the index', async () => {
    const { pages, config } = await read([autodocs('Button'), welcome], { routes });
    expect(pages.map(({ path }) => path)).toEqual(['/', '/button']);
    expect(config.redirects).toEqual({});
  });

  it('is the first page, by a redirect, where none is at /', async () => {
    expect((await read([welcome])).config.redirects).toEqual({ '/': '/welcome' });
    const redirects = { '/': '/other' };
    expect((await read([welcome], { redirects })).config.redirects).toEqual(redirects);
  });
});

describe('a path', () => {
  it('of two entries is an error that names their files', async () => {
    const reading = read([autodocs('Button'), welcome], { routes: ({ type }) => `/${type}` });
    await expect(reading).rejects.toThrow(SiteError);
    await expect(reading).rejects.toThrow(
      /path \/docs[^]*src\/Button\.stories\.tsx and docs\/Welcome\.mdx\.\n.*"routes"/,
    );
  });

  it('of a title that differs in signs or case only gets a number, and a warning', async () => {
    const site = await read(
      ['Lang/C++', 'Lang/C#', 'lang/c'].map((title, index) =>
        docs(title, `./src/${index}.stories.tsx`, { id: `c-${index}--docs`, tags: ['autodocs'] }),
      ),
    );
    expect(site.pages.map(({ path, title }) => [path, title])).toEqual([
      ['/lang/c', 'C++'],
      ['/lang/c-2', 'C#'],
      ['/lang/c-3', 'c'],
    ]);
    expect(print(site).filter((text) => text.includes(': The page'))).toEqual([
      expect.stringMatching(
        /^src\/1\..*: The page "Lang\/C#" is at \/lang\/c-2 and not at \/lang\/c,/,
      ),
      expect.stringContaining('/lang/c-3'),
    ]);
  });

  it.each([
    ['Storybook', '/storybook-2'],
    ['Storybook/Intro', '/storybook-2/intro'],
    ['Assets/Icons', '/assets-2/icons'],
    ['404', '/404-2'],
    ['Index', '/index-2'],
    ['Guide/Index', '/guide/index-2'],
    ['Storybooks', '/storybooks'],
  ])('of the title %s is %s: some belong to the site', async (title, path) => {
    const site = await read([autodocs(title)]);
    expect(site.pages[0]?.path).toBe(path);
    expect(print(site).join().includes('the site keeps that path')).toBe(path.includes('-2'));
  });

  it.each(['/storybook', '/404', '/index', '/assets/x'])(
    'that belongs to the site, %s, cannot be chosen',
    async (path) => {
      await expect(read([welcome], { routes: () => path })).rejects.toThrow(
        `docs/Welcome.mdx has the path ${path}, which the site keeps for itself.`,
      );
    },
  );

  it('that differs from another in case only is an error, since some file systems have one file for both', async () => {
    const routes = ({ title }: { title: string }) => (title === 'Welcome' ? '/Start' : '/start');
    await expect(read([welcome, autodocs('Button')], { routes })).rejects.toThrow(
      'have the path /Start or /start',
    );
  });

  it.each([
    ['/welcome', /from \/welcome to \/x, but \/welcome is the path of docs\/Welcome\.mdx/],
    ['/welcome/', /is the path of docs\/Welcome\.mdx/],
    ['/Welcome.html', /is the path of docs\/Welcome\.mdx/],
    ['/storybook', /the site keeps \/storybook for itself/],
  ])('of a page, %s, cannot be redirected', async (from, message) => {
    await expect(read([welcome], { redirects: { [from]: '/x' } })).rejects.toThrow(message);
  });

  it('of a page may have aliases, which redirect to it', async () => {
    const routes = () => ({ path: '/start', aliases: ['/welcome', '/hello'] });
    expect((await read([welcome], { routes })).config.redirects).toEqual({
      '/': '/start',
      '/welcome': '/start',
      '/hello': '/start',
    });
  });
});

describe('the stories', () => {
  it('are those of the index, without tests of stories', async () => {
    const { stories } = await read([
      story('Button', 'Primary'),
      story('Button', 'presses', { subtype: 'test', parent: 'button--primary' }),
      story('Button', 'With a footer', { exportName: undefined }),
    ]);
    expect(stories.map(({ path, name, file }) => [path, name, file])).toEqual([
      ['/~stories/button--primary', 'Primary', 'src/Button.stories.tsx'],
      ['/~stories/button--with-a-footer', 'With a footer', 'src/Button.stories.tsx'],
    ]);
  });
});

it('leaves to Storybook what the routes leave out', async () => {
  const routes = ({ title }: { title: string }) => !title.startsWith('Keys') && undefined;
  const site = await read([welcome, story('Keys/Button', 'Enter')], { routes });
  expect(site.pages.map(({ path }) => path)).toEqual(['/welcome']);
  expect(site.stories).toEqual([]);
  expect([...site.leftOut]).toEqual(['keys-button--enter']);
});

describe('the menu', () => {
  const menuOf = (site: Site) =>
    site.menus.get('en')?.map(({ title, links }) => [title, links.map(({ path }) => path)]);

  it('keeps the pages of a group together, those without a group or in an outer one first', async () => {
    const titles = 'Kit/Forms/Field Button Guides/Colours Kit/Card Kit/Forms/Check'.split(' ');
    const site = await read([...titles.map(autodocs), welcome]);
    expect(menuOf(site)).toEqual([
      [undefined, ['/button', '/welcome']],
      ['Kit', ['/kit/card']],
      ['Kit / Forms', ['/kit/forms/field', '/kit/forms/check']],
      ['Guides', ['/guides/colours']],
    ]);
    // No history, since the folder is no clone.
    vi.spyOn(console, 'warn').mockReturnValue();
    const [field] = site.pages;
    const page = field && (await buildPage(site, field));
    expect([page?.previous?.path, page?.next?.path]).toEqual(['/kit/card', '/kit/forms/check']);
  });

  it('has the groups and order of the configuration, then all other pages', async () => {
    const entries = ['Kit/Button', 'Kit/Field', 'Kit/Check'].map(autodocs);
    const menu = [
      { text: 'Forms', pages: ['/kit/check', '/kit/field'] },
      { text: 'Start', pages: ['/welcome'] },
    ];
    const site = await read([...entries, welcome], { menu });
    expect(menuOf(site)).toEqual([
      ['Forms', ['/kit/check', '/kit/field']],
      ['Start', ['/welcome']],
      ['Kit', ['/kit/button']],
    ]);
    vi.spyOn(console, 'warn').mockReturnValue();
    const field = site.pages.find(({ path }) => path === '/kit/field');
    expect(field && (await buildPage(site, field))).toMatchObject({
      group: 'Forms',
      previous: { path: '/kit/check' },
      next: { path: '/welcome' },
    });
  });

  it('says which page of the configuration does not exist, or is named twice', async () => {
    const readWith = (...pages: string[]) => read([welcome], { menu: [{ text: 'Start', pages }] });
    await expect(readWith('/welcome', '/nope')).rejects.toThrow(
      /\/nope, which does not exist\.\n.*menu\[0\]\.pages\[1\]/,
    );
    await expect(readWith('/welcome', '/welcome')).rejects.toThrow('/welcome twice');
  });

  it('leaves out what Storybook does not list', async () => {
    const hidden = { ...welcome, tags: ['unattached-mdx', 'test'] };
    const site = await read([hidden, autodocs('Button')]);
    expect([site.pages.length, site.config.redirects]).toEqual([2, { '/': '/button' }]);
    expect(menuOf(site)).toEqual([[undefined, ['/button']]]);
  });

  it('names no language, whose home opens its first page', async () => {
    const locales = [
      { lang: 'en', label: 'English', prefix: '' },
      { lang: 'zh-CN', label: '简体中文', prefix: 'zh-CN' },
    ];
    const { pages, config } = await read([autodocs('zh-CN/Forms/Field')], { locales });
    expect(config.redirects).toEqual({ '/zh-CN': '/zh-CN/forms/field' });
    expect(pages[0]).toMatchObject({ path: '/zh-CN/forms/field', group: 'Forms', lang: 'zh-CN' });
  });
});

it('says in one message what keeps Storybook from being read', async () => {
  const config = checkSiteConfig({ title: 'Parts', description: 'Parts.' });
  const reading = loadSite(root, config)();
  await expect(reading).rejects.toThrow(SiteError);
  await expect(reading).rejects.toThrow(/^There is no .*\.storybook, so .*--config-dir\.$/);
});
