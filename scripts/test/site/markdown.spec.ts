import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createStorybookMcpHandler } from '@storybook/mcp';
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type BuiltPage, readBuiltPages } from '../readBuiltPages.ts';
import { expect, test } from '../siteTest.ts';

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const read = (file: string) => readFile(join(dist, file), 'utf8');

test.skip(({ siteHost }) => siteHost !== 'built', 'reads the files of the build');

const textOf = ({ children }: Element): string =>
  children
    .map((child) => {
      if (child.type === 'element') return isSeen(child) ? textOf(child) : '';
      return child.type === 'text' ? child.value : '';
    })
    .join('');

const isSeen = ({ tagName, properties }: Element) =>
  !/^(button|svg|script|style)$/.test(tagName) && properties.className?.toString() !== 'anchor';

/** Text without spaces and Markdown syntax. */
const plain = (text: string) => text.replace(/<br>|[\s\\`*_|[\]()<>]/g, '');

/** Languages of the code blocks in a Markdown text, in order. */
const languages = (markdown: string) =>
  [...markdown.matchAll(/^```(\w*)$/gm)].flatMap(([, name], index) => (index % 2 ? [] : [name]));

/** Names of the properties that a page lists next to its article. */
function listBeside({ elements }: BuiltPage): string[] {
  const list = elements.find(
    ({ properties }) => properties.ariaLabel === 'Properties on this page',
  );
  const names: string[] = [];
  if (!list) return names;
  visit(list, 'element', (element) => {
    if (element.tagName === 'a') names.push(textOf(element));
  });
  return names;
}

/** Elements of a page's article with these tag names. */
function inArticle({ elements }: BuiltPage, ...tags: string[]): Element[] {
  const prose = elements.find(({ properties }) => properties.className?.toString() === 'prose');
  const found: Element[] = [];
  if (!prose) return found;
  visit(prose, 'element', (element) => {
    if (element.properties.dataStoryBox || element.properties.hidden === true) return SKIP;
    if (tags.includes(element.tagName)) found.push(element);
    return undefined;
  });
  return found;
}

test('the Markdown of each page has all that the page shows, and no JSX', async () => {
  const pages = (await readBuiltPages(dist)).filter(({ kind }) => kind === 'page');
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.flatMap(listBeside).length).toBeGreaterThan(30);
  for (const page of pages) {
    const file = page.file.replace(/(?<=.)\/index\.html$|\.html$/, '.md');
    const markdown = await read(file);
    const shown = plain(markdown.replace(/\]\([^)\s]*\)/g, ']'));
    const parts = inArticle(page, 'h1', 'h2', 'h3', 'pre', 'li');
    expect(parts, file).not.toEqual([]);
    for (const part of parts) {
      expect(shown, `${file}, <${part.tagName}>`).toContain(plain(textOf(part)));
    }
    const rows = inArticle(page, 'tr');
    for (const row of rows) {
      const cells = row.children.filter((cell) => cell.type === 'element');
      // A row of types, whose code is among the parts checked above.
      if (cells.length === 1) continue;
      const name = plain(cells[0] ? textOf(cells[0]) : '');
      expect(shown, `${file}, row ${name}`).toContain(name);
    }
    const prose = markdown
      .replace(/^```[^]*?^```$/gm, '')
      .replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
    expect(prose.match(/^\|(?! -)/gm) ?? [], file).toHaveLength(rows.length);
    expect(prose, file).not.toMatch(/^(import|export) |<[A-Z]|className=|\{\/\*/m);
    // The package's README has blocks without a language.
    if (!['index.md', 'zh-CN.md'].includes(file))
      expect(languages(markdown), file).not.toContain('');
    for (const name of listBeside(page))
      expect(markdown, file).toMatch(new RegExp(`^- \\[\`${name}\`\\]`, 'm'));
    const alternate = page.elements.find(({ properties }) => properties.type === 'text/markdown');
    expect(alternate?.properties.href).toBe(`/${file}`);
  }
});

test('llms.txt leads to the Markdown of every page in English, and llms-full.txt has them all', async () => {
  const pages = (await readBuiltPages(dist)).filter(
    ({ kind, file }) => kind === 'page' && !file.startsWith('zh-CN/'),
  );
  const links = [...(await read('llms.txt')).matchAll(/^- \[.+?\]\(\/(.+?)\)/gm)].map(
    ([, to]) => to,
  );
  expect(links).toHaveLength(pages.length);
  const all = await read('llms-full.txt');
  for (const link of links) expect(all).toContain(await read(link ?? ''));
});

test('the preview server sends Markdown to whoever asks for it, and HTML to browsers', async ({
  request,
}) => {
  for (const [path, file] of [
    ['/', 'index.md'],
    ['/demo/tags', 'demo/tags.md'],
    ['/demo/tags/', 'demo/tags.md'],
  ]) {
    const answer = await request.get(path ?? '', {
      headers: { accept: 'text/markdown, text/html' },
    });
    expect(answer.headers()['content-type']).toBe('text/markdown;charset=utf-8');
    expect(await answer.text()).toBe(await read(file ?? ''));
    const html = await request.get(path ?? '', { headers: { accept: 'text/html,*/*' } });
    expect(html.headers()['content-type']).toContain('text/html');
    expect(html.headers().vary?.toLowerCase()).toContain('accept');
  }
});

test('a reader copies the Markdown of a page from its foot, and opens it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/tags');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await read('demo/tags.md'),
  );
  await page.getByRole('link', { name: 'Open as Markdown' }).click();
  await expect(page).toHaveURL('/demo/tags.md');
});

test('the MCP server of Storybook serves the list, a component and a page', async () => {
  const handle = await createStorybookMcpHandler({
    manifestProvider: (_request, path) => read(path),
  });
  const ask = async (name: string, args: object) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await handle(request)).text();
  };
  const list = await ask('docs-list', {});
  expect(list).toContain('demo-tags');
  expect(list).toContain('api--docs');
  expect(await ask('docs-show', { id: 'demo-tags' })).toContain('tokenSeparators');
  expect(await ask('docs-show', { id: 'api--docs' })).toContain('onDropdownVisibleChange');
});
