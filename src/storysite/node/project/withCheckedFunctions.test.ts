import { expect, it } from 'vitest';
import { checkSiteConfig, type RouteEntry } from '../../core/config/SiteConfig.ts';
import { withCheckedFunctions } from './withCheckedFunctions.ts';

const entry: RouteEntry = {
  type: 'docs',
  id: 'guide--docs',
  title: 'Guide',
  name: 'Docs',
  importPath: 'docs/Guide.mdx',
};
const root = import.meta.dirname;
const own = 'withCheckedFunctions.ts';

const configure = (options: object) =>
  withCheckedFunctions(checkSiteConfig({ title: 'Kit', description: 'A kit.', ...options }));
const fail = () => {
  throw new TypeError('no map');
};

it.each([
  [() => 'guide', 'returned "guide".\nReturn a path such as "/guide"'],
  [() => 5, 'returned 5.\nReturn a path'],
  [() => null, 'returned null.'],
  [() => '', 'returned "".'],
  [async () => '/guide', 'returned a promise.'],
  [() => '//guide', 'returned "//guide".'],
  [() => '/../guide', 'returned "/../guide".'],
  [() => '/guide?a', 'returned "/guide?a".'],
  [() => ({ aliases: ['/a'] }), 'returned {"aliases":["/a"]}.'],
  [() => ({ path: '/guide', aliases: '/a' }), 'returned {"path":"/guide","aliases":"/a"}.'],
  [() => ({ path: '/guide', aliases: ['a'] }), 'returned {"path":"/guide","aliases":["a"]}.'],
  [fail, 'failed: no map\nFix the function.'],
])('refuses routes: %s', (routes, message) => {
  const config = configure({ routes });
  expect(() => config.routes?.(entry)).toThrow(
    `"routes" for "Guide" (guide--docs) in site.config ${message}`,
  );
  expect(() => config.routes?.(entry)).toThrow(expect.objectContaining({ name: 'SiteError' }));
});

it.each([undefined, false, '/', '/a b/按', { path: '/a' }, { path: '/a', aliases: ['/b'] }])(
  'takes the route %j',
  (route) => {
    expect(configure({ routes: () => route }).routes?.(entry)).toEqual(route);
  },
);

it.each([
  [() => own, `returned "${own}".\nReturn an array of paths.`],
  [async () => [5], 'returned [5].'],
  [async () => undefined, 'returned undefined.'],
  [async () => ['gone.tsx'], 'returned "gone.tsx".\nThere is no such file.'],
  [fail, 'failed: no map'],
])('refuses source files: %s', async (sourceFiles, message) => {
  const files = configure({ sourceFiles }).sourceFiles?.('src/A.stories.tsx', root);
  await expect(files).rejects.toThrow(
    `"sourceFiles" for src/A.stories.tsx in site.config ${message}`,
  );
});

it.each([
  [() => ({ code: '' }), 'returned {"code":""}.\nReturn a text.'],
  [async () => 5, 'returned 5.'],
  [fail, 'failed: no map'],
])('refuses a source: %s', async (transformSource, message) => {
  const text = configure({ transformSource }).transformSource?.('', 'src/A.tsx');
  await expect(text).rejects.toThrow(`"transformSource" for src/A.tsx in site.config ${message}`);
});

it('passes on what is valid', async () => {
  const config = configure({ sourceFiles: async () => [own], transformSource: () => 'b' });
  expect(await config.sourceFiles?.('a', root)).toEqual([own]);
  expect(await config.transformSource?.('a', 'a')).toBe('b');
  expect(configure({})).not.toHaveProperty('routes');
});
