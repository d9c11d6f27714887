import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import type { Site } from '../site/Site.ts';
import { addStaticFiles, finishSite } from './finishSite.ts';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'finish-'));
});
afterEach(() => rm(outDir, { recursive: true }));

const siteWith = (plugins: SitePlugin[]) =>
  ({
    config: checkSiteConfig({ title: 'A', description: 'B.', htmlSuffix: true, plugins }),
    pages: [{ path: '/live', file: 'docs/Live.mdx', docs: {} }],
    stories: [],
    storybook: { staticDirs: [], previewHead: '', previewBody: '' },
  }) as unknown as Site;

async function write(file: string): Promise<void> {
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), file);
}

it('refuses a page whose file a plugin has added to the bundle', async () => {
  await write('live.html');
  await expect(addStaticFiles(siteWith([]), outDir)).rejects.toThrow(
    'docs/Live.mdx has the path /live, but its file live.html is one that a plugin adds',
  );
});

it('refuses a plugin that writes over a page, and names both', async () => {
  await write('live.html');
  const warning = { code: 'static-file' as const, text: 'a' };
  const finish = (file: string) => ({ name: 'mine', finish: () => write(file) });
  const run = (file: string) =>
    finishSite(
      { site: siteWith([finish(file)]), outDir, assetsOf: () => [] },
      { files: new Map(), warnings: [warning] },
      '',
    );
  await expect(run('live.html')).rejects.toThrow('The plugin mine wrote over the page live.html.');
  expect(await run('other.html')).toEqual([warning]);
});

it('warns of a plugin that is there twice', async () => {
  const plugins = [{ name: 'mine' }, { name: 'other' }, { name: 'mine' }, { name: 'mine' }];
  const built = { site: siteWith(plugins), outDir, assetsOf: () => [] };
  const text = '"plugins" has mine twice, so its parts are there twice. Remove one of them.';
  expect(await finishSite(built, { files: new Map(), warnings: [] }, '')).toEqual([
    { code: 'plugin', text },
  ]);
});
