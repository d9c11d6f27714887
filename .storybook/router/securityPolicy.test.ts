// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import siteConfig from '../../src/config/site.config.ts';
import type { SiteConfig } from '../../src/config/SiteConfig.ts';
import { printPolicy, sitePolicy } from './securityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'start()';

const own = (address: string) => ({
  name: 'Ours',
  action: `${address}/new?from=docs`,
  probeImage: `${address}/probe.png`,
});

const policyOf = (changes: Partial<SiteConfig> = {}) =>
  sitePolicy({ ...siteConfig, ...changes }, [script]);

describe('sitePolicy', () => {
  it('runs scripts of the host and the inline ones by their hash, whatever they say', () => {
    expect(policyOf()['script-src']).toEqual(["'self'", hash(script)]);
    const two = sitePolicy(siteConfig, ['a()', 'b()\r\n']);
    expect(two['script-src']).toEqual(["'self'", hash('a()'), hash('b()\n')]);
  });

  it('allows neither eval nor inline scripts, and nothing that it does not name', () => {
    const policy = policyOf();
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    const lax = (source: string) =>
      Object.entries(policy).flatMap(([name, sources]) => (sources.includes(source) ? name : []));
    expect(lax("'unsafe-eval'")).toEqual([]);
    expect(lax('*')).toEqual([]);
    expect(lax("'unsafe-inline'")).toEqual(['style-src']);
  });

  it("lets forms go to the configured sandboxes' hosts only", () => {
    expect(policyOf()['form-action']).toEqual(['https://codesandbox.io', 'https://stackblitz.com']);
    expect(policyOf({ sandboxes: [] })['form-action']).toEqual(["'none'"]);
    const sandboxes = [own('https://box.example.com:8443'), 'StackBlitz'];
    expect(policyOf({ sandboxes })['form-action']).toEqual([
      'https://box.example.com:8443',
      'https://stackblitz.com',
    ]);
  });

  it('lets a probe image come from its host, also where that has no https', () => {
    const sandboxes = [own('http://box.intern'), own('https://box.example')];
    expect(policyOf({ sandboxes })['img-src']).toEqual([
      "'self'",
      'data:',
      'https:',
      'http://box.intern',
    ]);
  });

  it('shows no image of another host where externalImages is false, probe images aside', () => {
    const sandboxes = [own('https://box.example')];
    expect(policyOf({ externalImages: false })['img-src']).toEqual(["'self'", 'data:']);
    expect(policyOf({ externalImages: false, sandboxes })['img-src']).toEqual([
      "'self'",
      'data:',
      'https://box.example',
    ]);
  });

  it('connects to its own host, and to Algolia when that searches', () => {
    const keys = { appId: 'A', apiKey: 'b', indexName: 'c' };
    expect(policyOf()['connect-src']).toEqual(["'self'"]);
    expect(policyOf({ externalSearch: keys })['connect-src']).toEqual([
      "'self'",
      'https://*.algolia.net',
      'https://*.algolianet.com',
    ]);
    const hosts = ['http://localhost:99', 'search.example'];
    expect(policyOf({ externalSearch: { ...keys, hosts } })['connect-src']).toEqual([
      "'self'",
      'http://localhost:99',
      'https://search.example',
    ]);
  });
});

describe('printPolicy', () => {
  it('writes directives and sources as a header does', () => {
    expect(printPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] })).toBe(
      "default-src 'none'; img-src 'self' data:",
    );
  });

  it('fits into a line of every host', () => {
    const text = printPolicy(policyOf());
    // Cloudflare Pages reads 2,000 characters of a line; a quote would end the attribute of the `meta` element.
    expect(text.length).toBeLessThan(1500);
    expect(text).not.toMatch(/["\n,]/);
  });
});
