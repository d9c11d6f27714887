import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { PluginConfig, PluginPage } from 'storysite/plugin';
import { socialCards } from './socialCards.ts';

const site: PluginConfig = {
  title: 'Kit',
  description: 'A kit.',
  base: '/kit/',
  htmlSuffix: false,
  siteUrl: 'https://kit.example/',
  externalImages: true,
  redirects: {},
  plugins: [],
};

const button: PluginPage = {
  path: '/parts/button',
  title: 'Button',
  group: 'Parts',
  lang: 'en',
  docsId: 'parts-button--docs',
  file: 'Button.mdx',
  isHidden: false,
  docs: { frontMatter: {} },
};
const chinese = { ...button, path: '/按钮', docs: { frontMatter: { title: '按钮' } } };

const headOf = (page: PluginPage | undefined, config = site, description = '"Press" it') =>
  socialCards().head?.({ config, kind: 'page', page, markup: '', description }) ?? '';

it('gives a page its texts, address and picture', () => {
  const head = headOf(button);
  expect(head).toContain('<meta property="og:title" content="Button">');
  expect(head).toContain('<meta property="og:description" content="&quot;Press&quot; it">');
  expect(head).toContain('property="og:url" content="https://kit.example/kit/parts/button"');
  expect(head).toContain('content="https://kit.example/kit/cards/parts/button.png"');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(head) ?? [];
  const { itemListElement } = JSON.parse(json) as { itemListElement: { name: string }[] };
  expect(itemListElement.map(({ name }) => name)).toEqual(['Kit', 'Parts', 'Button']);
});

it('names no address without siteUrl, and no picture for letters that the font lacks', () => {
  const head = headOf(button, { ...site, siteUrl: undefined });
  expect(head).toContain('og:title');
  expect(head).not.toMatch(/og:url|og:image|ld\+json|https?:/);
  expect(headOf(chinese)).not.toContain('og:image');
  expect(headOf(undefined)).toBe('');
});

it('draws a picture of 1200 by 630 pixels for each page that names one', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'cards-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const other = { ...button, path: '/other' };
  const pages = [button, chinese, other];
  const built = { root: process.cwd(), config: site, pages, stories: [] };
  const plugin = socialCards();
  const content = { type: 'root' as const, children: [] };
  plugin.page?.({ site: built, page: button, description: 'Starts an action.', content });
  // No card for this page, since the font lacks the characters of its description.
  plugin.page?.({ site: built, page: other, description: '选择', content });
  await plugin.finish?.({ site: built, assetsOf: () => [], outDir });
  expect(await readdir(outDir, { recursive: true })).toEqual([
    'cards',
    'cards/parts',
    'cards/parts/button.png',
  ]);
  const png = await readFile(join(outDir, 'cards/parts/button.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('says which packages are missing', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cards-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const built = { root, config: site, pages: [button], stories: [] };
  await expect(
    socialCards().finish?.({ site: built, assetsOf: () => [], outDir: root }),
  ).rejects.toThrow('npm install --save-dev satori');
});
