import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  neighbours,
  normalizePath,
  resolvePath,
  toCanonical,
  toFile,
  toHref,
  type PageRoute,
} from './routes.ts';

const known = new Set(['/', '/demo/single', '/~demos/demo-single--basic', '/~demos/docs-single']);
const others = {
  redirects: { '/demo': '/demo/auto-adjust-dropdown', '/_demos/*': '/~demos/*' },
  notFound: { '/~demos/*': 'No story *.' },
};
const resolve = (path: string) => resolvePath(path, (candidate) => known.has(candidate), others);

describe('resolvePath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/demo/single', '/demo/single'],
    ['/demo/single/', '/demo/single'],
    ['/demo//single', '/demo/single'],
    ['/demo/single.html', '/demo/single'],
    ['/demo/single/index.html', '/demo/single'],
    ['/demo/s%69ngle', '/demo/single'],
    ['/~demos/demo-single--basic', '/~demos/demo-single--basic'],
    ['/%7Edemos/demo-single--basic', '/~demos/demo-single--basic'],
    ['/~demos/docs-single', '/~demos/docs-single'],
  ])('finds the page of %j', (path, expected) => {
    expect(resolve(path)).toEqual({ kind: 'known', path: expected });
  });

  it.each([
    ['/demo', '/demo/auto-adjust-dropdown'],
    ['/demo/', '/demo/auto-adjust-dropdown'],
    ['/demo.html', '/demo/auto-adjust-dropdown'],
    ['/_demos/demo-single--basic', '/~demos/demo-single--basic'],
    ['/_demos/a%20b', '/~demos/a%20b'],
  ])('redirects %j to %j', (path, to) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/~demos/', ''],
    ['/~demos', ''],
    ['/~demos/nope', 'nope'],
    ['/~demos/nope/', 'nope'],
    ['/~demos/%3Cimg%20onerror%3E', '<img onerror>'],
    ['/~demos/%E0%A4%A', '%E0%A4%A'],
    ['/~demos/a.html', 'a.html'],
    ['/~demos/constructor', 'constructor'],
    [`/~demos/${'x'.repeat(5000)}`, 'x'.repeat(5000)],
  ])('names the story that %j asks for and that does not exist', (path, uuid) => {
    expect(resolve(path)).toMatchObject({ kind: 'not-found', message: `No story ${uuid}.` });
  });

  it.each([
    ['/demo/nope', '/demo/nope'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/__proto__', '/__proto__'],
    ['/toString', '/toString'],
    [`/${'x'.repeat(5000)}`, `/${'x'.repeat(5000)}`],
  ])('finds nothing at %j', (path, shown) => {
    expect(resolve(path)).toEqual({ kind: 'not-found', path: shown });
  });
});

describe('any address', () => {
  const part = fc.oneof(
    fc.constantFrom('demo', 'single', '~demos', '_demos', '%7Edemos', 'index.html', '.html', '..'),
    fc.constantFrom('', '%', '%2F', '%E0%A4%A', '%ED%A0%80', '__proto__', '选项', '\u0000'),
    fc.string(),
    fc.string({ unit: 'binary' }),
  );
  const address = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
  const seed = { seed: 26, numRuns: 1000 };

  it('is a known page, a redirect or not found', () => {
    fc.assert(
      fc.property(address, (path) => {
        const result = resolve(path);
        const isRoute =
          (result.kind === 'known' && [...known].includes(result.path)) ||
          (result.kind === 'redirect' && /^\/(demo\/|~demos\/)/.test(result.to)) ||
          result.kind === 'not-found';
        expect({ result, isRoute }).toEqual({ result, isRoute: true });
      }),
      seed,
    );
  });

  it('is normalized once and for all', () => {
    fc.assert(
      fc.property(address, (path) => {
        const normal = normalizePath(path);
        expect(normalizePath(normal)).toBe(normal);
      }),
      seed,
    );
  });

  it('of a known page resolves to that page', () => {
    const page = fc.constantFrom(...known);
    const ending = fc.constantFrom('', '?a=/b', '#c');
    fc.assert(
      fc.property(page, fc.boolean(), ending, (path, htmlSuffix, rest) => {
        const { pathname } = new URL(
          toHref(path + rest, { base: '/', htmlSuffix }),
          'https://a.test',
        );
        expect(resolve(pathname)).toEqual({ kind: 'known', path });
      }),
      seed,
    );
  });
});

describe('toHref', () => {
  const href = (path: string, base: string, htmlSuffix: boolean) =>
    toHref(path, { base, htmlSuffix });

  it.each([
    ['/', '/', false, '/'],
    ['/demo/single', '/', false, '/demo/single'],
    ['/demo/single#x', '/select/', false, '/select/demo/single#x'],
    ['/', '/select/', true, '/select/'],
    ['/demo/single', '/', true, '/demo/single.html'],
    ['/storybook/?path=/story/a--b', '/select/', true, '/select/storybook/?path=/story/a--b'],
    ['/demo/single?a=/b#c', '/select/', true, '/select/demo/single.html?a=/b#c'],
  ])('writes %j under %j, with suffix %j, as %j', (path, base, suffix, expected) => {
    expect(href(path, base, suffix)).toBe(expected);
  });
});

describe('toFile', () => {
  it('puts a page into a folder of its own, or beside its neighbours with the suffix', () => {
    expect(toFile('/', false)).toBe('index.html');
    expect(toFile('/', true)).toBe('index.html');
    expect(toFile('/demo/single', false)).toBe('demo/single/index.html');
    expect(toFile('/demo/single', true)).toBe('demo/single.html');
  });
});

describe('toCanonical', () => {
  it('is absolute where the address of the site is configured, else from the root', () => {
    const deploy = { base: '/select/', htmlSuffix: true };
    expect(toCanonical('/demo/single', deploy)).toBe('/select/demo/single.html');
    expect(toCanonical('/', { ...deploy, siteUrl: 'https://a.example' })).toBe(
      'https://a.example/select/',
    );
  });
});

describe('the neighbours of a page', () => {
  const page = (title: string, group?: string, path = `/${title}`): PageRoute => ({
    kind: 'page',
    path,
    title,
    group,
    file: `${title}.mdx`,
    docsId: '',
    lang: 'en',
  });

  it('gives the first and the last page one neighbour each', () => {
    const [a, b] = [page('a'), page('b')];
    expect(neighbours([a, b], a)).toEqual({
      previous: undefined,
      next: { title: 'b', path: '/b' },
    });
    expect(neighbours([a, b], b)).toEqual({
      previous: { title: 'a', path: '/a' },
      next: undefined,
    });
  });

  it('goes from page to page within one language only', () => {
    const pages = [page('a'), { ...page('b'), lang: 'zh-CN' }, page('c')];
    expect(neighbours(pages, pages[0] as PageRoute).next?.title).toBe('c');
  });
});
