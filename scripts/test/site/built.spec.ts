import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { transformWithEsbuild } from 'vite';
import { budgets, laterBudgets } from '../budgets.ts';
import { expect, test } from '../siteTest.ts';
import { listFirstFiles, weighLater, weighPage } from '../weighPage.ts';
import { demoNames } from '../demoNames.ts';

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  importPath: string;
}

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const read = (file: string) => readFile(join(dist, file), 'utf8');

test.skip(({ siteHost }) => siteHost !== 'built', 'reads the files of the build');

/** Lists the site's scripts; rejects if there are none, so that no check passes vacuously. */
async function listScripts(): Promise<string[]> {
  const files = await glob('assets/*.js', { cwd: dist });
  expect(files.length).toBeGreaterThan(20);
  return files;
}

const readIndex = async () =>
  Object.values(
    (JSON.parse(await read('storybook/index.json')) as { entries: Record<string, IndexEntry> })
      .entries,
  );

test('has a page for every story of Storybook but tests, and no other', async () => {
  const stories = (await readIndex())
    .filter(({ type, title }) => type === 'story' && !title.includes(' tests/'))
    .map(({ id }) => id);
  const pages = (await glob('~demos/*--*/index.html', { cwd: dist })).map(
    (file) => file.split('/')[1],
  );
  expect(pages.toSorted()).toEqual(stories.toSorted());
  const redirects = (await glob('_demos/*/index.html', { cwd: dist })).map(
    (file) => file.split('/')[1],
  );
  expect(redirects.toSorted()).toEqual(stories.toSorted());
});

test('has a route for every docs entry of Storybook', async () => {
  const docs = (await readIndex()).filter(({ type }) => type === 'docs');
  const isChinese = ({ importPath }: { importPath: string }) => importPath.includes('/zh-CN/');
  const titles = docs.filter((entry) => !isChinese(entry)).map(({ title }) => title);
  const home = await read('index.html');
  const menu = /<nav[^>]*aria-label="Pages".*?<\/nav>/s.exec(home)?.[0] ?? '';
  const links = [...menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => ({
    href,
    text,
  }));
  const names = titles.map((title) => title.split('/').at(-1));
  expect(links.map(({ text }) => text).sort()).toEqual(names.sort());
  const chinese = docs.filter(isChinese).map(({ title }) => title.replace('zh-CN/', ''));
  expect(chinese.length).toBeGreaterThan(0);
  const translated = chinese.map((title) =>
    title === 'Home' ? 'zh-CN' : `zh-CN/${title.toLowerCase().replaceAll(' ', '-')}`,
  );
  for (const address of [...links.map(({ href }) => href ?? ''), ...translated]) {
    expect(existsSync(join(dist, address, 'index.html')), address).toBe(true);
  }
});

test('keeps every id of the earlier site', async () => {
  for (const name of demoNames) {
    const ids = new Set([`docs-${name}`, `docs-${name.replaceAll('-', '')}`]);
    const legacy = [...ids].filter((id) => existsSync(join(dist, '~demos', id)));
    expect(legacy, name).toHaveLength(1);
    expect(await read(`~demos/${legacy[0]}/index.html`)).toContain(
      `data-story-box="demo-${name}--basic"`,
    );
  }
});

test('prerenders title, description, heading and source of every demo', async () => {
  for (const name of demoNames) {
    const html = await read(`demo/${name}/index.html`);
    expect(html).toContain(`<title>${name} - rc-select</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).toContain(`<h1 id="${name}">${name}</h1>`);
    expect(html).toMatch(/<pre[^>]*>.*from <\/span><span class="s">'rc-select'/s);
  }
});

test('ships no test code and nothing of Storybook', async () => {
  for (const file of await listScripts()) {
    const script = await read(file);
    expect(script, file).not.toMatch(/storybook\/test|userEvent|composeStories|__STORYBOOK/);
  }
});

test('is written in JavaScript of 2022, packages included', async () => {
  for (const file of await listScripts()) {
    const script = await read(file);
    const [asked, newest] = await Promise.all(
      ['es2022', 'esnext'].map((target) => transformWithEsbuild(script, file, { target })),
    );
    expect(asked?.code === newest?.code, `${file} needs no newer browser`).toBe(true);
  }
});

test('fetches neither test code, Storybook, highlighter nor search with a page', async () => {
  const later = await glob('assets/{SearchPanel,startDocSearch}*.js', { cwd: dist });
  expect(later, 'the search is in a file of its own, and there is no external one').toEqual([
    expect.stringContaining('SearchPanel'),
  ]);
  const pages = await glob(['index.html', 'demo/*/index.html'], { cwd: dist });
  expect(pages.length).toBeGreaterThan(demoNames.length);
  for (const page of pages) {
    const files = await listFirstFiles(dist, page);
    expect(files, page).not.toEqual([]);
    for (const file of files) {
      expect(later, page).not.toContain(file);
      if (!file.endsWith('.js')) continue;
      const script = await read(file);
      expect(script, `${page}: ${file}`).not.toMatch(/storybook\/test|userEvent|__STORYBOOK/);
      expect(script, `${page}: ${file}`).not.toMatch(/shiki|codeToTokens|oniguruma|textmate/i);
    }
  }
});

for (const { page: pattern, ...budget } of budgets) {
  test(`keeps ${pattern} within its budget`, async () => {
    const pages = await glob(pattern, { cwd: dist });
    const weights = await Promise.all(pages.map((page) => weighPage(dist, page)));
    for (const kind of ['script', 'style', 'html', 'requests'] as const) {
      const most = Math.max(...weights.map((weight) => weight[kind]));
      expect.soft(most, `the most ${kind} of ${pattern}`).toBeLessThanOrEqual(budget[kind]);
      expect.soft(most, `${kind} was weighed`).toBeGreaterThan(budget[kind] / 4);
    }
  });
}

test('has at most six scripts before the first story of a demo is live', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/demo/tags');
  await page.locator('[data-story][data-live]').first().waitFor();
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(6);
});

for (const { part, page, bytes } of laterBudgets) {
  test(`keeps ${part}, which ${page} loads later, within its budget`, async () => {
    const weight = await weighLater(dist, page, part);
    expect(weight).toBeLessThanOrEqual(bytes);
    expect(weight, 'it was weighed').toBeGreaterThan(bytes / 4);
  });
}
