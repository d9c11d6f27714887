import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import siteConfig from '../../src/config/site.config.ts';
import type { SiteConfig } from '../../src/config/SiteConfig.ts';
import { writeHostFiles } from './hostFiles.ts';
import type { Site } from './readSite.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'host-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A file that is written for a site with two pages and a demo alone. */
async function written(name: string, changes: Partial<SiteConfig> = {}): Promise<string> {
  const site = {
    config: { ...siteConfig, ...changes },
    pages: [{ path: '/' }, { path: '/demo/a&b' }],
    stories: [{ path: '/~demos/demo-a--basic' }],
    redirects: { '/demo': '/demo/a&b' },
  } as unknown as Site;
  await writeHostFiles(site, dir, 'a()');
  return readFile(join(dir, name), 'utf8');
}

const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('lists exactly the pages, none of the demos alone', async () => {
    expect(locations(await written('sitemap.xml'))).toEqual(['/', '/demo/a&amp;b']);
  });

  it('has whole addresses, in the form of the deploy, where the site knows its own', async () => {
    const changes = { siteUrl: 'https://select.example', base: '/docs/', htmlSuffix: true };
    expect(locations(await written('sitemap.xml', changes))).toEqual([
      'https://select.example/docs/',
      'https://select.example/docs/demo/a&amp;b.html',
    ]);
  });
});

describe('the redirects', () => {
  it('lead on for now from the section, for good from former addresses of demos alone', async () => {
    expect((await written('_redirects', { base: '/docs/' })).split('\n')).toEqual([
      '/docs/demo /docs/demo/a&b 302',
      '/docs/_demos/* /docs/~demos/:splat 301',
      '',
    ]);
  });

  it('are the same at Vercel', async () => {
    const { redirects } = JSON.parse(await written('vercel.json'));
    expect(redirects).toEqual([
      { source: '/demo', destination: '/demo/a&b', statusCode: 302 },
      { source: '/_demos/:path*', destination: '/~demos/:path*', statusCode: 301 },
    ]);
  });
});

it('tells every host the same headers', async () => {
  const lines = (await written('_headers')).split('\n');
  const { headers } = JSON.parse(await written('vercel.json'));
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(
    rules.map((pattern) => pattern.replace(/\*$/, '(.*)')),
  );
  expect(lines).toContain('  X-Content-Type-Options: nosniff');
  expect(headers[0].headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' });
});

it('keeps GitHub Pages from leaving files out', async () => {
  expect(await written('.nojekyll')).toBe('');
});
