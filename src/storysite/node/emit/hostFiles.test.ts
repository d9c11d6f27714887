import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { strictPolicy } from '../../plugins/index.ts';
import { checkSiteConfig, type SiteConfig } from '../../core/config/SiteConfig.ts';
import { listHeaderRules, writeHostFiles } from './hostFiles.ts';
import type { Site } from '../site/Site.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'host-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

const frame = {
  name: 'frame',
  headers: ({ config: { base } }: Site) => [
    {
      pattern: `${base}frame.html`,
      headers: { 'Content-Security-Policy': 'sandbox allow-scripts' },
    },
  ],
};
const siteConfig = checkSiteConfig({
  title: 'Buttons',
  description: 'A button for every form.',
  redirects: { '/demo': '/demo/a&b', '/_demos/*': '/~demos/*' },
  plugins: [frame, strictPolicy()],
});

const siteOf = (changes: Partial<SiteConfig>) =>
  ({
    config: { ...siteConfig, ...changes },
    pages: [{ path: '/' }, { path: '/guide' }, { path: '/选项' }, { path: '/demo/a&b' }],
    stories: [{ path: '/~demos/demo-a--basic' }],
  }) as unknown as Site;

async function written(name: string, changes: Partial<SiteConfig> = {}): Promise<string> {
  await writeHostFiles(siteOf(changes), dir, '<script>a()</script>');
  return readFile(join(dir, name), 'utf8');
}

const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('lists the pages in the sitemap, and no standalone stories', async () => {
  const siteUrl = 'https://select.example';
  expect(locations(await written('sitemap.xml', { siteUrl }))).toEqual([
    'https://select.example/',
    'https://select.example/guide',
    `https://select.example/${encodeURI('选项')}`,
    'https://select.example/demo/a&amp;b',
  ]);
  const changes = { siteUrl, base: '/docs/', htmlSuffix: true };
  expect(locations(await written('sitemap.xml', changes))).toContain(
    'https://select.example/docs/demo/a&amp;b.html',
  );
});

it('writes no sitemap for an unknown host, since its addresses must be absolute', async () => {
  await expect(written('sitemap.xml')).rejects.toThrow('ENOENT');
});

it('redirects the story section for now, and legacy standalone stories for good', async () => {
  expect((await written('_redirects', { base: '/docs/' })).split('\n')).toEqual([
    '/docs/demo /docs/demo/a&b 302',
    '/docs/_demos/* /docs/~demos/:splat 301',
    '',
  ]);
  expect(JSON.parse(await written('vercel.json')).redirects).toEqual([
    { source: '/demo', destination: '/demo/a&b', statusCode: 302 },
    { source: '/_demos/:path*', destination: '/~demos/:path*', statusCode: 301 },
  ]);
});

it('writes the same headers for every host', async () => {
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

describe('the security policy in the headers', () => {
  /** The policies of all rules that match a path. */
  const policiesOf = (path: string, changes: Partial<SiteConfig> = {}) =>
    listHeaderRules(siteOf(changes), '<script>a()</script>')
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )
      .flatMap(({ headers }) => headers['Content-Security-Policy'] ?? []);

  it.each(['/', '/guide', '/%E9%80%89%E9%A1%B9', '/demo', '/demo/a&b', '/~demos/x', '/_demos/x'])(
    'of %s ends with the one of the pages',
    (path) => {
      expect(policiesOf(path).at(-1)).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    },
  );

  it.each(['/storybook/', '/storybook/iframe.html', '/assets/a.js', '/frame.html'])(
    'of %s is not the one of the pages',
    (path) => expect(policiesOf(path).join()).not.toContain('script-src'),
  );

  it('leaves alone the answers for which a plugin has its own rule', () => {
    expect(policiesOf('/frame.html').at(-1)).toBe('sandbox allow-scripts');
  });

  // Some hosts join the policies of several rules, others send only the last.
  it('repeats in each rule what all answers have in common', () => {
    for (const path of ['/', '/guide'])
      for (const policy of policiesOf(path))
        for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
          expect(policy).toContain(directive);
  });

  it('follows the base and the suffix of the deploy', () => {
    const changes = { base: '/select/', htmlSuffix: true };
    for (const path of ['/select/', '/select/guide.html', '/select/demo/a&b.html'])
      expect(policiesOf(path, changes).at(-1)).toContain('script-src');
    expect(policiesOf('/other', changes)).toEqual([]);
  });
});
