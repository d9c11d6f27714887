import { describe, expect, it } from 'vitest';
import { checkSiteConfig, readersConfig } from './SiteConfig.ts';

const english = { lang: 'en', label: 'English', prefix: '' };
const minimal = { title: 'Buttons', description: 'A button for every form.' };

const read = (changes: object) => checkSiteConfig({ ...minimal, ...changes });

describe('checkSiteConfig', () => {
  it('asks only for a title and a description', () => {
    expect(read({})).toMatchObject({
      ...minimal,
      base: '/',
      nav: [],
      plugins: [],
      locales: [english],
    });
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
      siteRepository: { url: `${box}/site`, branch: 'HEAD' },
      locales: [
        { lang: 'en', label: 'English', prefix: '' },
        { lang: 'zh-CN', label: '中文', prefix: 'zh-CN', nav },
      ],
      nav,
      externalSearch: { appId: 'A', apiKey: 'b', indexName: 'c', hosts: ['localhost:1'] },
      routes: () => '/',
      redirects: { '/old/*': '/new/*' },
      notFound: { '/~demos/*': 'No *' },
      plugins: [{ name: 'own' }],
    };
    const defaults = { externalImages: true, mode: 'site', base: '/' };
    const unset = { externalImages: undefined, mode: undefined, base: undefined };
    expect(read({ ...options, ...unset })).toMatchObject({ ...options, ...defaults });
  });

  it.each([
    ['mode', { mode: 'docs' }, 'Got "docs". Write "doc" or "site".'],
    ['title', { title: undefined }, 'Missing. Write the name of the library.'],
    ['description', { description: ' ' }, 'Got " ". Describe the library'],
    ['htmlSuffix', { htmlSuffix: '.html' }, 'Got ".html". Write true or false.'],
    ['nav', { nav: {} }, 'Got {}. Write a value of type array.'],
    [
      'logo',
      { logo: 'https://images.example/logo.svg', externalImages: false },
      'The logo is an image from another host.',
    ],
    ['menu[0].pages[0]', { menu: [{ text: 'a', pages: ['single'] }] }, 'Write a site path'],
    ['base', { base: '/a b/' }, 'Got "/a b/". Write a path such as "/" or "/select/".'],
    ['base', { base: 'https://a.example/' }, 'Got "https:'],
    ['base', { base: '/a?b' }, 'Got "/a?b"'],
    ['base', { base: '/../' }, 'Got "/../"'],
    ['base', { base: '/%2e%2e/' }, 'Got "/%2e%2e/"'],
    [
      'repository.url',
      { repository: { url: 'git@github.com:a/b', branch: 'main' } },
      'Got "git@github.com:a/b"',
    ],
    [
      'siteRepository',
      { siteRepository: { url: 'a/b', branch: 'main' } },
      'Got "a/b". Write an address',
    ],
    [
      'nav[0].link',
      { nav: [{ text: 'a', link: 'javascript:alert(1)' }] },
      'Got "javascript:alert(1)". Write a site path',
    ],
    ['redirects["/demo"]', { redirects: { '/demo': '//evil.example' } }, 'Got "//evil.example"'],
    ['redirects["/demo"]', { redirects: { '/demo': '/\\evil.example' } }, 'Write a site path'],
    ['plugins[0]', { plugins: ['offline'] }, 'Got "offline". Write a plugin'],
    ['routes', { routes: {} }, 'Got {}. Write a function'],
    ['storybook', { storybook: 'storybook' }, 'Got "storybook". Write true, false, or the address'],
    ['externalSearch.apiKey', { externalSearch: { appId: 'a' } }, 'Missing. Write the search-only'],
    ['locales[0].lang', { locales: [{ lang: 'e_n', label: 'E', prefix: '' }] }, 'Got "e_n"'],
    ['locales', { locales: [{ lang: 'en', label: 'E', prefix: 'en' }] }, 'the prefix ""'],
    ['locales', { locales: [english, english] }, 'the prefix ""'],
  ])('names option, value and fix of %s: %j', (option, changes, words) => {
    expect(() => read(changes)).toThrow('.storybook/site.config.ts is not valid:\n✖ ');
    expect(() => read(changes)).toThrow(words);
    expect(() => read(changes)).toThrow(`→ at ${option}`);
  });

  const french = { lang: 'fr', label: 'Français', prefix: 'fr' };
  const editor = { name: 'editor', texts: { en: { open: 'Open {file}' } } };

  it('takes texts of languages, with plural forms and those of plugins', () => {
    const texts = {
      en: { search: 'Find' },
      fr: {
        search: 'Rechercher',
        results: { one: '{count} résultat', other: '{count} résultats' },
        showAllLines: { one: 'Une ligne', other: 'Les {count} lignes' },
        editor: { open: 'Ouvrir {file}' },
      },
    };
    const options = { locales: [english, french], texts, plugins: [editor] };
    expect(read(options)).toMatchObject({ texts });
  });

  it.each([
    [{ serach: 'Rechercher' }, 'serach', 'Got "Rechercher". There is no text with this key.'],
    [{ search: 5 }, 'search', 'Got 5. Write a text.'],
    [{ search: { other: 'a' } }, 'search', 'Got {"other":"a"}. Write a text.'],
    [{ results: { one: 'un' } }, 'results', 'Write a text, or its plural forms { one, other }.'],
    [
      { showAllLines: 'Tout' },
      'showAllLines',
      'Got "Tout". It lacks {count}. In English it is "Show all {count} lines".',
    ],
    [{ openIn: 'Dans {name} {lieu}' }, 'openIn', 'There is no value {lieu}.'],
    [{ editor: 'Ouvrir' }, 'editor', 'Got "Ouvrir". Write the plugin\'s texts.'],
    [{ editor: { shut: 'Fermer' } }, 'editor.shut', 'Got "Fermer". There is no text'],
    [{ editor: { open: 'Ouvrir' } }, 'editor.open', 'Got "Ouvrir". It lacks {file}.'],
  ])('names key, value and fix of the texts %j', (texts, key, words) => {
    const options = { locales: [english, french], texts: { fr: texts }, plugins: [editor] };
    expect(() => read(options)).toThrow(words);
    expect(() => read(options)).toThrow(`→ at texts.fr.${key}`);
  });

  it('refuses texts of a language that the site does not have', () => {
    const texts = { fr: { search: 'Rechercher' } };
    expect(() => read({ texts })).toThrow('No language of the site has the tag "fr".');
  });

  it.each([
    [{ slots: { footer: 'a.tsx' } }, 'The option "slots" is now "overrides". Rename it.'],
    [{ loose: true }, 'a notice in its page and a warning, which "strict" does not allow.'],
  ])('says what to do instead of an earlier option: %j', (options, words) => {
    expect(() => read(options)).toThrow(words);
  });

  it('names unknown options, and lists all mistakes at once', () => {
    const nav = [{ text: 'a', link: '/', href: '' }];
    const all = /There is no "repo"[^]*Got 2\.[^]*There is no "href"[^\n]*\n\s+→ at nav\[0\]/;
    expect(() => read({ repo: 1, title: 2, nav })).toThrow(all);
  });

  it('shortens endless values', () => {
    expect(() => read({ mode: 'x'.repeat(100_000) })).toThrow(/"x{79}…/);
  });

  it.each([null, 'text', []])('refuses %j as a configuration', (value) => {
    expect(() => checkSiteConfig(value)).toThrow('Write a value of type object.');
  });

  it.each([
    ['base', { base: 'select' }, { base: '/select/' }],
    ['base', { base: '//a///b//' }, { base: '/a/b/' }],
    ['base', { base: ' /docs.v2/~me ' }, { base: '/docs.v2/~me/' }],
    ['htmlSuffix', { htmlSuffix: 'TRUE' }, { htmlSuffix: true }],
    ['htmlSuffix', { htmlSuffix: '0' }, { htmlSuffix: false }],
  ])('takes %s from the text of an environment variable: %j', (_option, changes, expected) => {
    expect(read(changes)).toMatchObject(expected);
  });
});

it('asks no other host and links to no Storybook, unless it is told to', () => {
  expect(read({})).toMatchObject({ mode: 'site', storybook: false });
  const address = 'https://kit.example.com/storybook';
  expect(read({ storybook: address }).storybook).toBe(`${address}/`);
});

it("edits the library's repository, unless the site has one of its own or none", () => {
  const repository = { url: 'https://box.example.com', branch: 'main' };
  const siteRepository = { url: 'https://site.example.com', branch: 'HEAD' };
  expect(read({ repository }).siteRepository).toEqual(repository);
  expect(read({ repository, siteRepository }).siteRepository).toEqual(siteRepository);
  expect(read({ repository, siteRepository: false }).siteRepository).toBe(false);
  expect(read({}).siteRepository).toBe(false);
});

it('gives the browser no option that is for the build, nor what a language has for it', () => {
  const config = read({
    base: 'kit',
    locales: [{ ...english, nav: [], groups: { Basics: 'Basics' } }],
    menu: [{ text: 'Start', pages: ['/'] }],
    notFound: { '/old': 'Gone.' },
    routes: () => false,
    bundleImages: true,
    favicon: '/icon.svg',
    plugins: [{ name: 'secret' }],
  });
  const given = readersConfig(config);
  expect(JSON.parse(JSON.stringify(given))).toEqual({
    ...minimal,
    siteRepository: false,
    externalImages: true,
    mode: 'site',
    locales: [english],
    nav: [],
    base: '/kit/',
    htmlSuffix: false,
    storybook: false,
    mark: given.mark,
    lang: 'en',
  });
});
