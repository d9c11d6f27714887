import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkContent, readSitemap } from '../checkContent.ts';
import { checkLinks } from '../checkLinks.ts';
import { readBuiltPages } from '../readBuiltPages.ts';
import { expect, test } from '../siteTest.ts';
import { checkSiteConfig } from 'storysite';
import siteConfig from '../../../.storybook/site.config.ts';
import { demoNames } from '../demoNames.ts';

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const config = await checkSiteConfig(siteConfig);

test.skip(({ siteHost }) => siteHost !== 'built', 'reads the files of the build');

test('has no broken link, anchor, redirect, script, style sheet or picture', async () => {
  const { base, siteUrl } = config;
  expect(await checkLinks(dist, { base, siteUrl })).toEqual({ site: [], stories: [] });
});

test('lists the packages that ship, each with the text of its licence', async () => {
  for (const [file, name] of [
    ['licenses.txt', 'rc-select'],
    ['licenses.txt', 'workbox-routing'],
    ['storybook/licenses.txt', 'storybook'],
  ]) {
    const list = await readFile(join(dist, file ?? ''), 'utf8');
    expect(list).toMatch(new RegExp(`\n${name} \\d\\S* · MIT[^\n]*\n\n─+\n[^─]*Permission is`));
  }
});

test('gives every page title, description, heading, address and a clean text', async () => {
  const { base, siteUrl } = config;
  const pages = await readBuiltPages(dist);
  const sitemap = siteUrl
    ? readSitemap(await readFile(join(dist, 'sitemap.xml'), 'utf8'))
    : undefined;
  expect(checkContent(pages, { base, siteUrl, sitemap })).toEqual([]);
});

test('has the pages, standalone stories and redirects that are to be checked', async () => {
  const kinds = (await readBuiltPages(dist)).map(({ kind }) => kind);
  const count = (kind: string) => kinds.filter((candidate) => candidate === kind).length;
  const stories = count('standalone story') - demoNames.length;
  expect(count('page')).toBeGreaterThan(demoNames.length);
  expect(stories).toBeGreaterThanOrEqual(demoNames.length);
  // One per story for its other address; per language, the start of the demos, an earlier address, and the changelog.
  expect(count('redirect')).toBe(stories + 3 * config.locales.length);
  expect(count('untranslated page')).toBe(0);
  expect(count('not found')).toBe(1);
});
