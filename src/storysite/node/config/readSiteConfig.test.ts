import { describe, expect, it } from 'vitest';
import { readSiteConfig } from './readSiteConfig.ts';
import siteConfig from '../../../../.storybook/site.config.ts';

const read = (changes: object, env = {}) => readSiteConfig({ ...siteConfig, ...changes }, env);

describe('readSiteConfig', () => {
  it('accepts the configuration of this site as it is', () => {
    expect(read({})).toEqual(siteConfig);
  });

  it('accepts every optional option, and fills in defaults', () => {
    const nav = [
      { text: 'More', link: '/', items: [{ text: 'Mail', link: 'mailto:a@example.com' }] },
    ];
    const box = 'https://box.example.com';
    const options = {
      logo: '/logo.svg',
      siteUrl: 'https://select.example.com',
      repository: { url: box, branch: 'main', directory: 'docs', hostName: 'Forge' },
      locales: [
        { lang: 'en', label: 'English', prefix: '' },
        { lang: 'zh-CN', label: '中文', prefix: 'zh-CN', nav },
      ],
      nav,
      externalSearch: { appId: 'A', apiKey: 'b', indexName: 'c', hosts: ['localhost:1'] },
      sandboxes: ['StackBlitz', { name: 'Ours', action: box, probeImage: `${box}/a.png` }],
    };
    const defaults = { externalImages: true, mode: 'doc', base: '/', offline: true };
    const unset = { externalImages: undefined, mode: undefined, base: undefined };
    expect(read({ ...options, ...unset })).toMatchObject({ ...options, ...defaults });
  });

  it.each([
    ['mode', { mode: 'docs' }, 'Got "docs". Write "doc" or "site".'],
    ['title', { title: undefined }, 'Missing. Write the name of the library.'],
    ['description', { description: ' ' }, 'Got " ". Describe the library'],
    ['htmlSuffix', { htmlSuffix: 'yes' }, 'Got "yes". Write a value of type boolean.'],
    ['nav', { nav: {} }, 'Got {}. Write a value of type array.'],
    [
      'logo',
      { logo: 'https://images.example/logo.svg', externalImages: false },
      'The logo is an image of another host.',
    ],
    ['base', { base: 'select' }, 'Got "select". Write a path such as "/" or "/select/".'],
    ['base', { base: '/a//' }, 'Got "/a//"'],
    ['base', { base: '/../' }, 'Got "/../"'],
    ['base', { base: '/%2e%2e/' }, 'Got "/%2e%2e/"'],
    [
      'repository.url',
      { repository: { url: 'git@github.com:a/b', branch: 'main' } },
      'Got "git@github.com:a/b"',
    ],
    [
      'nav[0].link',
      { nav: [{ text: 'a', link: 'javascript:alert(1)' }] },
      'Got "javascript:alert(1)". Write a site path',
    ],
    ['demoIndex', { demoIndex: '//evil.example' }, 'Got "//evil.example"'],
    ['demoIndex', { demoIndex: '/\\evil.example' }, 'Write the path that /demo opens'],
    ['sandboxes[0]', { sandboxes: ['Foo'] }, 'Got "Foo". Write "CodeSandbox" or "StackBlitz"'],
    ['sandboxes[0]', { sandboxes: [{ name: 'x' }] }, 'or { name, action, probeImage }.'],
    ['externalSearch.apiKey', { externalSearch: { appId: 'a' } }, 'Missing. Write the search-only'],
    ['locales[0].lang', { locales: [{ lang: 'e_n', label: 'E', prefix: '' }] }, 'Got "e_n"'],
    ['locales', { locales: [{ lang: 'en', label: 'E', prefix: 'en' }] }, 'the prefix ""'],
    ['locales', { locales: [siteConfig.locales[0], siteConfig.locales[0]] }, 'the prefix ""'],
  ])('names option, value and fix of %s: %j', (option, changes, words) => {
    expect(() => read(changes)).toThrow('.storybook/site.config.ts is not valid:\n✖ ');
    expect(() => read(changes)).toThrow(words);
    expect(() => read(changes)).toThrow(`→ at ${option}`);
  });

  it('names unknown options, and lists all mistakes at once', () => {
    const nav = [{ text: 'a', link: '/', href: '' }];
    const all = /Unrecognized key: "repo"[^]*Got 2\.[^]*Unrecognized key: "href"\n\s+→ at nav\[0\]/;
    expect(() => read({ repo: 1, title: 2, nav })).toThrow(all);
  });

  it('shortens endless values', () => {
    expect(() => read({ base: 'x'.repeat(100_000) })).toThrow(/"x{79}…/);
  });

  it.each([null, 'text', []])('refuses %j as a configuration', (value) => {
    expect(() => readSiteConfig(value, {})).toThrow('Write a value of type object.');
  });

  it.each([
    [{}, {}],
    [{ BASE_PATH: '', HTML_SUFFIX: ' ', SUGGEST_URL: '' }, {}],
    [{ BASE_PATH: 'select' }, { base: '/select/' }],
    [{ BASE_PATH: '//a///b//' }, { base: '/a/b/' }],
    [{ BASE_PATH: ' /docs.v2/~me ' }, { base: '/docs.v2/~me/' }],
    [{ HTML_SUFFIX: 'TRUE' }, { htmlSuffix: true }],
    [{ HTML_SUFFIX: '0' }, { htmlSuffix: false }],
    [{ SUGGEST_URL: 'http://127.0.0.1:4000/sug' }, { suggestUrl: 'http://127.0.0.1:4000/sug' }],
  ])('is changed by the environment %j to %j', (env, changes) => {
    expect(read({}, env)).toEqual({ ...siteConfig, ...changes });
  });

  it.each([
    ...['https://a.example/', '/a b/', '/../a', '/a?b', '/a#b', '/%2e%2e/', '\\a'].map(
      (value) => ['BASE_PATH', value] as const,
    ),
    ['HTML_SUFFIX', '.html'],
    ['SUGGEST_URL', 'javascript:alert(1)'],
  ] as const)('refuses %s=%s in the environment', (name, value) => {
    const act = () => read({}, { [name]: value });
    expect(act).toThrow('The environment is not valid:\n✖ Got ');
    expect(act).toThrow(`→ at ${name}`);
    expect(act).toThrow(`${JSON.stringify(value)}. Write`);
  });
});
