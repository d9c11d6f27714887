import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installFixture } from '../../fixtures/installFixture.ts';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { findUnplaced, listBroken } from './findProblem.ts';
import { loadSite } from './loadSite.ts';
import type { SiteReader } from './Site.ts';

const INSTALL_MS = 300_000;

let root: string;
const config = checkSiteConfig({ title: 'Harbour', description: 'Parts of a booking site.' });
const change = async (file: string, edit: (text: string) => string, reader?: SiteReader) => {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, edit(text));
  reader?.forget(path);
  return text;
};

beforeAll(async () => {
  const fixture = await installFixture('storybook-8');
  root = await mkdtemp(join(dirname(fixture), 'broken-'));
  const packages = join(fixture, 'node_modules');
  await cp(fixture, root, { recursive: true, filter: (file) => file !== packages });
  await symlink(packages, join(root, 'node_modules'), 'junction');
}, INSTALL_MS);
afterAll(() => rm(root, { recursive: true, force: true }));

const brokenPages = async (readSite: SiteReader) => {
  const { pages, stories } = await readSite();
  return [...pages, ...stories].filter(({ problem }) => problem).map(({ path }) => path);
};

it.each([
  ['src/Button.stories.jsx', ['/welcome', '/button']],
  ['src/Clock.stories.tsx', ['/misc/clock']],
  ['docs/Welcome.mdx', ['/welcome']],
  ['src/Field.mdx', ['/forms/field']],
])('in development, the pages of %s stay while it is broken', async (file, paths) => {
  const readSite = loadSite(root, config, undefined, true);
  const before = (await readSite()).pages.map(({ path }) => path);
  const right = await change(file, (text) => `${text}\n<div {const = 3\n`, readSite);
  expect((await readSite()).pages.map(({ path }) => path)).toEqual(before);
  const broken = await brokenPages(readSite);
  expect(broken.filter((path) => !path.startsWith('/~'))).toEqual(paths);
  expect(findUnplaced(await readSite())).toBeUndefined();
  await change(file, () => right, readSite);
  expect(await brokenPages(readSite)).toEqual([]);
});

it('a file that is broken from the start has no page, and is named', async () => {
  const right = await change('src/Clock.stories.tsx', () => 'export const = 3;');
  const site = await loadSite(root, config, undefined, true)();
  expect(site.pages.map(({ path }) => path)).not.toContain('/misc/clock');
  expect(findUnplaced(site)).toMatchObject({ file: './src/Clock.stories.tsx', line: 1 });
  await change('src/Clock.stories.tsx', () => right);
});

it('of two files with the same stories one is named, once', async () => {
  const copy = join(root, 'src/Copy.stories.tsx');
  await cp(join(root, 'src/Clock.stories.tsx'), copy);
  const site = await loadSite(root, config, undefined, true)();
  expect(listBroken(site)).toEqual([
    expect.objectContaining({ error: expect.stringContaining('Rename one of the two') }),
  ]);
  expect(site.pages.filter(({ problem }) => problem).map(({ path }) => path)).toEqual([
    '/misc/clock',
  ]);
  await rm(copy);
});
