// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import siteConfig from '../../../../.storybook/site.config.ts';
import type { SiteConfig } from '../config/SiteConfig.ts';
import { printPolicy, sitePolicy } from './securityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const own = (address: string) => ({
  name: 'Ours',
  action: `${address}/new?from=docs`,
  probeImage: `${address}/probe.png`,
});

const policyOf = (changes: Partial<SiteConfig> = {}) =>
  sitePolicy({ ...siteConfig, ...changes }, ['a()', 'b()\r\n']);

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

it('lets forms go to the configured sandboxes only', () => {
  expect(policyOf()['form-action']).toEqual(['https://codesandbox.io', 'https://stackblitz.com']);
  expect(policyOf({ sandboxes: [] })['form-action']).toEqual(["'none'"]);
  const sandboxes = [own('https://box.example.com:8443'), 'StackBlitz'];
  expect(policyOf({ sandboxes })['form-action']).toContain('https://box.example.com:8443');
});

it('allows images of other hosts, or only probe images where externalImages is false', () => {
  const imagesOf = (changes: Partial<SiteConfig>) => policyOf(changes)['img-src']?.slice(2);
  const sandboxes = [own('http://box.intern'), own('https://box.example')];
  expect(policyOf()['img-src']).toEqual(["'self'", 'data:', 'https:']);
  expect(imagesOf({ sandboxes })).toEqual(['https:', 'http://box.intern']);
  expect(imagesOf({ externalImages: false })).toEqual([]);
  expect(imagesOf({ externalImages: false, sandboxes })).toEqual([
    'http://box.intern',
    'https://box.example',
  ]);
});

it('connects to its own host, and to Algolia when that searches', () => {
  const keys = { appId: 'A', apiKey: 'b', indexName: 'c' };
  const hosts = ['http://localhost:99', 'search.example'];
  const sourcesOf = (externalSearch: SiteConfig['externalSearch']) =>
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
