// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type PluginConfig, printPolicy } from 'storysite/plugin';
import { pagePolicy } from './securityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const site: PluginConfig = {
  title: 'Buttons',
  description: 'A button for every form.',
  base: '/',
  htmlSuffix: false,
  externalImages: true,
  redirects: {},
  plugins: [],
};

const policyOf = (changes: Partial<PluginConfig> = {}) =>
  pagePolicy({ ...site, ...changes }, { 'script-src': [hash('a()'), hash('b()\n')] });

it('allows scripts of the host and inline ones by their hash', () => {
  expect(policyOf()['script-src']).toEqual(["'self'", hash('a()'), hash('b()\n')]);
});

it('allows nothing that it does not name, no eval and no inline script', () => {
  const policy = policyOf();
  for (const name of ['default-src', 'object-src', 'base-uri'])
    expect(policy[name]).toEqual(["'none'"]);
  const namesWith = (source: string) =>
    Object.keys(policy).filter((name) => policy[name]?.includes(source));
  expect(namesWith("'unsafe-eval'")).toEqual([]);
  expect(namesWith('*')).toEqual([]);
  expect(namesWith("'unsafe-inline'")).toEqual(['style-src']);
});

it('adds what plugins ask for, in place of none', () => {
  const forms = { name: 'forms', policy: { 'form-action': ['https://box.example.com:8443'] } };
  const images = {
    name: 'images',
    policy: { 'img-src': ['http://box.intern', 'https://box.example'] },
  };
  const plugins = [forms, images];
  expect(policyOf()['form-action']).toEqual(["'none'"]);
  expect(policyOf({ plugins })['form-action']).toEqual(['https://box.example.com:8443']);
  // `https:` contains the second one.
  expect(policyOf({ plugins })['img-src']).toEqual([
    "'self'",
    'data:',
    'https:',
    'http://box.intern',
  ]);
  expect(policyOf({ plugins, externalImages: false })['img-src']?.slice(2)).toEqual([
    'http://box.intern',
    'https://box.example',
  ]);
});

it('allows images of other hosts unless externalImages is false', () => {
  expect(policyOf()['img-src']).toEqual(["'self'", 'data:', 'https:']);
  expect(policyOf({ externalImages: false })['img-src']).toEqual(["'self'", 'data:']);
});

it('connects to its own host, and to Algolia when that searches', () => {
  const keys: Record<string, string> & { hosts?: string[] } = {
    appId: 'A',
    apiKey: 'b',
    indexName: 'c',
  };
  const hosts = ['http://localhost:99', 'search.example'];
  const sourcesOf = (externalSearch: PluginConfig['externalSearch']) =>
    policyOf({ externalSearch })['connect-src'];
  expect(policyOf()['connect-src']).toEqual(["'self'"]);
  expect(sourcesOf(keys)?.slice(1)).toEqual(['https://*.algolia.net', 'https://*.algolianet.com']);
  expect(sourcesOf({ ...keys, hosts })?.slice(1)).toEqual([
    'http://localhost:99',
    'https://search.example',
  ]);
});

it('fits into a header line of every host and into an attribute', () => {
  const text = printPolicy(policyOf());
  expect(text).toMatch(/^default-src 'none'; script-src 'self' /);
  // Cloudflare Pages reads 2,000 characters of a line.
  expect(text.length).toBeLessThan(1500);
  expect(text).not.toMatch(/["\n,]/);
});
