// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findHeaders } from '../../scripts/preview/hostRules.ts';
import siteConfig from '../../src/config/site.config.ts';
import type { SiteConfig } from '../../src/config/SiteConfig.ts';
import { listHeaderRules } from './hostHeaders.ts';
import type { Site } from './readSite.ts';

const POLICY = 'content-security-policy';

const file = 'stories/single/Single.stories.tsx';

function rulesOf(changes: Partial<SiteConfig> = {}) {
  const paths = ['/', '/guide', '/zh-CN/guide', '/选项', '/demo/single'];
  const site = {
    config: { ...siteConfig, ...changes },
    pages: paths.map((path) => ({ path, storiesFile: path === '/demo/single' ? file : undefined })),
    stories: [{ path: '/~demos/demo-single--basic', file }],
    redirects: { '/demo': '/demo/single', '/demo/former': '/demo/single' },
  } as unknown as Site;
  return listHeaderRules(site, 'a()').map(({ pattern, headers }) => ({
    pattern,
    headers: Object.entries(headers),
  }));
}

/** The policies of a path at a host that joins them, and at one that sends the last. */
function policiesOf(path: string, changes?: Partial<SiteConfig>) {
  const policies = findHeaders(rulesOf(changes), path)[POLICY]?.split(', ') ?? [];
  return { all: policies, last: policies.at(-1) ?? '' };
}

describe('listHeaderRules', () => {
  it.each([
    '/',
    '/demo',
    '/demo/single',
    '/demo/single/',
    '/~demos/demo-single--basic',
    '/_demos/demo-single--basic',
    '/guide',
    '/zh-CN/guide',
    '/%E9%80%89%E9%A1%B9',
  ])('gives %s the policy of the pages', (path) => {
    expect(policiesOf(path).all.length).toBeGreaterThan(1);
    expect(policiesOf(path).last).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  });

  it.each([
    '/storybook/',
    '/storybook/index.html',
    '/storybook/iframe.html',
    '/assets/a.js',
    '/suggest-frame.html',
    '/storybook/suggest-frame.html',
  ])('keeps the policy of the pages from %s', (path) => {
    expect(policiesOf(path).all.join()).not.toContain('script-src');
  });

  it('takes the origin from a suggestion frame that is opened by itself', () => {
    for (const path of ['/suggest-frame.html', '/storybook/suggest-frame.html'])
      expect(policiesOf(path).last).toContain('sandbox allow-scripts');
  });

  it('allows the same at hosts that join a header and at hosts that send the last', () => {
    for (const { headers } of rulesOf()) {
      const policy = Object.fromEntries(headers)['Content-Security-Policy'];
      if (!policy) continue;
      for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
        expect(policy).toContain(directive);
    }
  });

  it('follows the base and the suffix of the deploy', () => {
    const changes = { base: '/select/', htmlSuffix: true };
    for (const path of ['/select/', '/select/guide.html', '/select/demo/single.html'])
      expect(policiesOf(path, changes).last).toContain('script-src');
    expect(policiesOf('/other', changes).all).toEqual([]);
    expect(policiesOf('/select/storybook/', changes).last).not.toContain('script-src');
  });

  it('tells other hosts no path, guesses no type and takes unused features away', () => {
    expect(findHeaders(rulesOf(), '/anything')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
  });
});
