import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyStaticFiles, keepStaticFiles } from './staticFiles.ts';
import { printWarning } from '../../core/Warning.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keep-'));
  await mkdir(join(root, 'public'));
});
afterEach(() => rm(root, { recursive: true }));

/** The resulting text and warnings when the site and the project have a file of the same name. */
async function build(file: string, own: string, site: string) {
  const [from, out] = [join(root, 'public'), join(root, 'out')];
  await writeFile(join(from, file), own);
  const { files } = await copyStaticFiles([{ from, to: '/' }], out);
  await writeFile(join(out, file), site);
  const warnings = await keepStaticFiles(files, out);
  return { text: await readFile(join(out, file), 'utf8'), warnings: warnings.map(printWarning) };
}

it.each(['_redirects', '_headers'])("adds the site's rules to the project's %s", async (file) => {
  expect(await build(file, '/mine', '/site\n')).toEqual({ text: '/mine\n/site\n', warnings: [] });
});

it("adds the site's rules to the project's vercel.json", async () => {
  const own = { cleanUrls: true, redirects: [{ source: '/mine' }] };
  const site = { redirects: [{ source: '/site' }], headers: [{ source: '/a' }] };
  const { text, warnings } = await build('vercel.json', JSON.stringify(own), JSON.stringify(site));
  expect(JSON.parse(text)).toEqual({
    cleanUrls: true,
    redirects: [{ source: '/mine' }, { source: '/site' }],
    headers: [{ source: '/a' }],
  });
  expect(warnings).toEqual([]);
});

it.each([
  ['{ // comment', 'it is not valid JSON'],
  ['{"routes":[]}', 'Vercel allows no other rules beside its "routes"'],
  ['[]', 'it is not an object'],
])('keeps a vercel.json that nothing can be added to: %s', async (own, reason) => {
  const { text, warnings } = await build('vercel.json', own, '{"redirects":[]}');
  expect(text).toBe(own);
  expect(warnings).toEqual([expect.stringContaining(`would have, since ${reason}. Rename it`)]);
});

it.each(['404.html', 'sw.js', 'sitemap.xml', 'llms.txt'])(
  "keeps the project's %s, and says so",
  async (file) => {
    const { text, warnings } = await build(file, 'mine', 'site');
    expect(text).toBe('mine');
    expect(warnings).toEqual([
      expect.stringContaining(
        `public/${file}: The file replaces the ${file} that the site would have.`,
      ),
    ]);
  },
);

it('says nothing of files that the site leaves alone, or writes alike', async () => {
  expect(await build('.nojekyll', '', '')).toEqual({ text: '', warnings: [] });
});
