import { describe, expect, it } from 'vitest';
import { applyEnv } from './applyEnv.ts';
import siteConfig from './site.config.ts';

describe('applyEnv', () => {
  it('changes nothing without variables or with empty ones', () => {
    expect(applyEnv(siteConfig, {})).toEqual(siteConfig);
    expect(applyEnv(siteConfig, { BASE_PATH: '', HTML_SUFFIX: '', SUGGEST_URL: '' })).toEqual(
      siteConfig,
    );
  });

  it.each([
    ['/select/', '/select/'],
    ['select', '/select/'],
    ['//a///b//', '/a/b/'],
    ['/', '/'],
    [' /docs.v2/~me ', '/docs.v2/~me/'],
  ])('reads the base path %j as %j', (value, base) => {
    expect(applyEnv(siteConfig, { BASE_PATH: value }).base).toBe(base);
  });

  it.each(['https://a.example/', '/a b/', '/../a', '/a?b', '/a#b', '/%2e%2e/', '\\a'])(
    'refuses the base path %j with the value and the mend',
    (value) => {
      expect(() => applyEnv(siteConfig, { BASE_PATH: value })).toThrow(
        `BASE_PATH is "${value}", which is no path of plain segments. Set it to`,
      );
    },
  );

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('reads the suffix switch %j', (value, htmlSuffix) => {
    expect(
      applyEnv({ ...siteConfig, htmlSuffix: !htmlSuffix }, { HTML_SUFFIX: value }).htmlSuffix,
    ).toBe(htmlSuffix);
  });

  it('refuses another word for the suffix switch', () => {
    expect(() => applyEnv(siteConfig, { HTML_SUFFIX: '.html' })).toThrow('HTML_SUFFIX is ".html"');
  });

  it('takes the address of a local suggestion service and no other scheme', () => {
    const local = 'http://127.0.0.1:4000/sug';
    expect(applyEnv(siteConfig, { SUGGEST_URL: local }).suggestUrl).toBe(local);
    expect(() => applyEnv(siteConfig, { SUGGEST_URL: 'javascript:alert(1)' })).toThrow(
      'SUGGEST_URL is "javascript:alert(1)", which is no address of the web.',
    );
  });
});
