import { describe, expect, it } from 'vitest';
import { checkSiteConfig } from './checkSiteConfig.ts';
import siteConfig from './site.config.ts';

const FILE = 'src/config/site.config.ts';

function mistakesOf(changes: Record<string, unknown>): string {
  try {
    checkSiteConfig({ ...siteConfig, ...changes }, FILE);
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('checkSiteConfig', () => {
  it('accepts the configuration of this site as it is', () => {
    expect(checkSiteConfig(siteConfig, FILE)).toEqual(siteConfig);
  });

  it('accepts every optional option', () => {
    const full = {
      ...siteConfig,
      logo: '/logo.svg',
      siteUrl: 'https://select.example.com',
      repository: {
        url: 'https://git.example.com/a/b',
        branch: 'main',
        directory: 'docs',
        hostName: 'Forge',
      },
      locales: [
        { lang: 'en', label: 'English', prefix: '' },
        {
          lang: 'zh-CN',
          label: '中文',
          prefix: 'zh-CN',
          nav: [{ text: '演示', link: '/zh-CN/demo' }],
        },
      ],
      nav: [{ text: 'More', link: '/', items: [{ text: 'Mail', link: 'mailto:a@example.com' }] }],
      externalSearch: { appId: 'A', apiKey: 'b', indexName: 'c', hosts: ['localhost:1'] },
      sandboxes: [
        {
          name: 'Ours',
          action: 'https://box.example.com',
          probeImage: 'https://box.example.com/a.png',
        },
      ],
    };
    expect(checkSiteConfig(full, FILE)).toEqual(full);
  });

  it.each([
    ['a wrong choice', { mode: 'docs' }, 'mode is "docs", not "doc" or "site". Write "doc"'],
    ['a missing option', { title: undefined }, 'title is missing. Write the name of the library.'],
    ['an empty text', { description: ' ' }, 'description is " ". Say in a sentence'],
    ['a wrong type', { htmlSuffix: 'yes' }, 'htmlSuffix is "yes", not a boolean. Write true'],
    [
      'an image of another host where none may be shown',
      { logo: 'https://images.example/logo.svg', externalImages: false },
      'logo is "https://images.example/logo.svg": that is an image of another host, and externalImages is false.',
    ],
    [
      'a base without slashes',
      { base: 'select' },
      'base is "select". Write the base path with a slash at both ends',
    ],
    ['a base with two slashes', { base: '/a//' }, 'base is "/a//". Write the base path'],
    ['a base that climbs', { base: '/%2e%2e/' }, 'base is "/%2e%2e/". Write the base path'],
    [
      'an address of no web',
      { repository: { url: 'git@github.com:a/b', branch: 'main' } },
      'repository.url is "git@github.com:a/b"',
    ],
    [
      'a script as a link',
      { nav: [{ text: 'a', link: 'javascript:alert(1)' }] },
      'nav[0].link is "javascript:alert(1)": that is neither',
    ],
    [
      'another host as a path',
      { demoIndex: '//evil.example' },
      'demoIndex is "//evil.example": that is no path of the site',
    ],
    [
      'another host behind a backslash',
      { demoIndex: '/\\evil.example' },
      'that is no path of the site',
    ],
    [
      'an unknown sandbox',
      { sandboxes: ['Foo'] },
      'sandboxes[0] is "Foo". Write "CodeSandbox" or "StackBlitz"',
    ],
    [
      'half a sandbox',
      { sandboxes: [{ name: 'x' }] },
      'sandboxes[0].action is missing. The form is posted there.',
    ],
    [
      'half an external search',
      { externalSearch: { appId: 'a' } },
      'externalSearch.apiKey is missing. Write the search-only key',
    ],
    [
      'a language that is none',
      { locales: [{ lang: 'e_n', label: 'E', prefix: '' }] },
      'locales[0].lang is "e_n": that is no language tag. Write',
    ],
    [
      'no default language',
      { locales: [{ lang: 'en', label: 'E', prefix: 'en' }] },
      'no language has the empty prefix',
    ],
    [
      'a prefix twice',
      { locales: [siteConfig.locales[0], siteConfig.locales[0]] },
      'locales[1].prefix is "": another language has the same prefix',
    ],
  ])('names option, value and mend of %s', (_, changes, words) => {
    const text = mistakesOf(changes);
    expect(text).toMatch(`Error: ${FILE} has `);
    expect(text).toContain(words);
  });

  it('names unknown options and those that there are', () => {
    expect(mistakesOf({ repo: 1 })).toContain(
      'repo is no option. Remove it, or use one of: title,',
    );
    expect(mistakesOf({ nav: [{ text: 'a', link: '/', href: '' }] })).toContain(
      'nav[0].href is no option. Remove it, or use one of: text, link, items.',
    );
  });

  it('lists all mistakes at once', () => {
    const text = mistakesOf({ mode: 1, title: 2, base: 3 });
    expect(text).toContain('has 3 mistakes:');
    expect(text.split('\n- ')).toHaveLength(4);
  });

  it('shortens endless values', () => {
    expect(mistakesOf({ mode: 'x'.repeat(100_000) }).length).toBeLessThan(400);
  });

  it.each([undefined, null, 'text', []])('refuses %j for a configuration', (value) => {
    expect(() => checkSiteConfig(value, FILE)).toThrow(FILE);
  });
});
