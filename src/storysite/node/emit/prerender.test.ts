import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { strictPolicy } from '../../plugins/index.ts';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { entries } from '../project/entries.ts';
import { engineKey } from './collectAssets.ts';
import { placeOf } from '../site/moduleIds.ts';
import { commonMarkup } from './pluginHeads.ts';
import { measureSheet } from './placeSheets.ts';
import { prerender, type PrerenderOptions } from './prerender.ts';
import { fakeSite } from '../site/fakeSite.ts';
import { createWarn, printWarning, type Warning } from '../../core/Warning.ts';

const storiesFile = 'stories/x/X.stories.tsx';
const story = (path: string, canonical?: string) => ({
  kind: 'story',
  path,
  file: storiesFile,
  canonical,
});

const docs = { imports: { stories: './X.stories' }, frontMatter: {}, headings: [] };
const root = process.cwd();
const CLIENT = engineKey(root, entries.start);
const warnings: Warning[] = [];
const facts = {
  root,
  warn: createWarn(warnings),
  lastUpdated: { of: async () => undefined },
  storybook: { previewHead: '', previewBody: '', staticDirs: [] },
  config: checkSiteConfig({
    title: 'rc-select',
    description: 'A select.',
    siteUrl: 'https://select.example',
    redirects: { '/demo': '/demo/x', '/_demos/*': '/~demos/*' },
  }),
  pages: [
    {
      kind: 'page',
      path: '/',
      file: 'docs/index.mdx',
      title: 'Home',
      lang: 'en',
      storyIds: [],
      docs,
      storiesFiles: [],
    },
    {
      kind: 'page',
      path: '/demo/x',
      file: 'stories/x/X.mdx',
      title: 'x',
      lang: 'en',
      storyIds: [],
      docs,
      storiesFile,
      storiesFiles: [storiesFile],
    },
  ],
  stories: [story('/~demos/demo-x--basic'), story('/~demos/docs-x', '/~demos/demo-x--basic')],
};
const site = fakeSite(facts);

/** Id of the module of a page or standalone story. */
const idOf = (path: string) => placeOf(site, path).id;

const paths = [...site.pages, ...site.stories].map(({ path }) => path);

const manifest = Object.fromEntries([
  [CLIENT, { file: 'assets/site.js', imports: ['react'], css: ['assets/site.css'] }],
  ['react', { file: 'assets/react.js' }],
  ...paths.map((path, index) => [idOf(path), { file: `assets/page-${index}.js` }]),
]);

const rendered = (title: string) => ({
  html: '',
  title,
  description: '',
  lang: 'en',
  stories: [],
  warnings: [],
  broken: [] as string[],
  content: { type: 'root', children: [] },
});
const server = {
  renderPage: async (path: string) => rendered(path),
  renderWithout: ({ path }: { path: string }) => rendered(path),
  threads: 1,
  renderNotFound: () => rendered('Page not found'),
};

const optionsWith = (
  changes: object,
  chunks: object = manifest,
): Omit<PrerenderOptions, 'write'> => ({
  site,
  manifest: chunks as Manifest,
  server: { ...server, ...changes } as never,
  inlineScript: '',
  markup: '',
  largeScripts: new Set(['assets/react.js']),
  sheets: new Map([['assets/site.css', measureSheet('assets/site.css', 'a{b:c}')]]),
});

async function run(
  changes: object = {},
  chunks: object = manifest,
  parts: Partial<PrerenderOptions> = {},
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const write = (file: string, text: string) => void files.set(file, text);
  const options = { ...optionsWith(changes, chunks), write, ...parts };
  const pages = prerender(options);
  while (!(await pages.next()).done);
  return files;
}

const canonicalOf = (html = '') => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('prerender', () => {
  it.each([
    ['keeps a page', {}, 3],
    ['keeps no page for which loaders have run', { hasLoaded: true }, 2],
    ['keeps no page with a story that was given up', { stories: [{ id: 'x--slow' }] }, 2],
  ])('%s for the next build', async (_, changes, kept) => {
    const keys = new Map(['/', '/demo/x', '404.html'].map((path) => [path, path]));
    const added: string[] = [];
    const cache = { take: () => undefined, add: (key: string) => void added.push(key) };
    const skipped = new Map([['x--slow', 'It does not finish.']]);
    const renderPage = async (path: string) =>
      path === '/demo/x' ? { ...rendered(path), ...changes } : rendered(path);
    const cached = { cache, keys } as never;
    await run({ renderPage, skipped }, manifest, { cached });
    expect(added).toHaveLength(kept);
  });

  it('writes a file for every page, standalone story, redirect and legacy address', async () => {
    expect([...(await run()).keys()]).toEqual([
      'index.html',
      'demo/x/index.html',
      '~demos/demo-x--basic/index.html',
      '~demos/docs-x/index.html',
      'demo/index.html',
      '_demos/demo-x--basic/index.html',
      '404.html',
      'search/en.json',
      'page-data.json',
    ]);
  });

  it('renders no more pages than two for each thread at once', async () => {
    const rendering: string[] = [];
    let finish = () => {};
    const waited = new Promise<void>((resolve) => (finish = resolve));
    const renderPage = async (path: string) => {
      rendering.push(path);
      await waited;
      return rendered(path);
    };
    const running = run({ renderPage });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rendering).toEqual(['/', '/demo/x']);
    finish();
    await running;
    expect(rendering).toEqual(paths);
  });

  it('gives pages and what they warn of in their order, whichever is rendered first', async () => {
    const renderPage = async (path: string) => {
      await new Promise((resolve) => setTimeout(resolve, path === '/' ? 50 : 0));
      return { ...rendered(path), warnings: [{ code: 'nesting', text: path }] };
    };
    const warned: string[] = [];
    const warn = (_: unknown, text: string) => void warned.push(text);
    const write = () => {};
    const parts = { ...optionsWith({ renderPage }), site: fakeSite({ ...facts, warn }), write };
    const files: string[] = [];
    for await (const { file } of prerender(parts)) files.push(file);
    expect(warned).toEqual(paths);
    expect(files).toEqual(paths.map((path) => `${path.slice(1)}/index.html`.replace(/^\//, '')));
  });

  it('gives every page its own address, and every address of a standalone story that of its page', async () => {
    const files = await run();
    const canonical = (file: string) => canonicalOf(files.get(file));
    expect(canonical('index.html')).toBe('https://select.example/');
    for (const file of ['demo/x', '~demos/demo-x--basic', '~demos/docs-x']) {
      expect(canonical(`${file}/index.html`)).toBe('https://select.example/demo/x');
    }
  });

  it('gives plugins the article of each docs page, with the site that they get at the end', async () => {
    const read: unknown[] = [];
    const plugin: SitePlugin = {
      name: 'reader',
      page: ({ site: ofBuild, page, content }) =>
        read.push([ofBuild === parts, page.path, content]),
    };
    const parts = fakeSite({ ...facts, config: { ...site.config, plugins: [plugin] } });
    await run({}, manifest, { site: parts });
    const content = { type: 'root', children: [] };
    expect(read).toEqual([
      [true, '/', content],
      [true, '/demo/x', content],
    ]);
  });

  it('redirects legacy addresses', async () => {
    const files = await run();
    expect(files.get('demo/index.html')).toContain('url=/demo/x"');
    expect(files.get('_demos/demo-x--basic/index.html')).toContain('url=/~demos/demo-x--basic"');
  });

  it('allows exactly the inline scripts that a page has, by their hash', async () => {
    const storybook = {
      ...site.storybook,
      previewHead: '<script>\r\nconsole.log("a < b")\r\n</script>',
      previewBody: '<script type="module">b()</script>',
    };
    const config = { ...site.config, plugins: [strictPolicy()] };
    const parts = { site: fakeSite({ ...facts, storybook, config }), inlineScript: 'c()' };
    const markup = commonMarkup(parts.site, parts.inlineScript);
    const html = (await run({}, manifest, { ...parts, markup })).get('index.html') ?? '';
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const texts = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)];
    const hashes = texts.map(([, text = '']) =>
      createHash('sha256').update(text.replaceAll('\r', '')).digest('base64'),
    );
    const allowed = [...policy.matchAll(/&#39;sha256-([^&]*)&#39;|'sha256-([^']*)'/g)];
    expect(hashes).toHaveLength(3);
    expect(allowed.map(([, a, b]) => a ?? b).toSorted()).toEqual(hashes.toSorted());
  });

  it('names each page’s own scripts and styles', async () => {
    const html = (await run()).get('index.html');
    expect(html).toContain('<script type="module" src="/assets/site.js">');
    expect(html).toContain('<div id="root" data-module="/assets/page-0.js">');
    expect(html?.match(/modulepreload" href="[^"]*/g)).toEqual([
      'modulepreload" href="/assets/react.js',
      'modulepreload" href="/assets/page-0.js',
    ]);
    expect(html).toContain('<style data-href="/assets/site.css">a{b:c}</style>');
  });

  it('keeps the not-found page out of search engines, and gives it no address', async () => {
    const html = (await run()).get('404.html');
    expect(html).toContain('<style data-href="/assets/site.css">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(canonicalOf(html)).toBeUndefined();
  });

  it.each([CLIENT, idOf('/')])(
    'writes no page without what the build should have made of %s',
    async (key) => {
      const without = { ...manifest, [key]: undefined };
      await expect(run({}, without)).rejects.toThrow(`The build contains no chunk for ${key}.`);
    },
  );

  it('leaves a page that throws to the browser', async () => {
    const renderPage = async (path: string) => {
      if (path === '/') throw new Error('too small');
      return rendered(path);
    };
    const files = await run({ renderPage });
    expect(files.get('index.html')).toMatch(/data-module="[^"]+" data-fresh/);
    expect(files.get('demo/x/index.html')).not.toContain('data-fresh');
    expect(warnings.map(printWarning)).toEqual([
      expect.stringMatching(/^docs\/index\.mdx: The page \/ is shown in the browser.*too small/),
    ]);
  });

  it('lets the browser render what shows stories of a module that throws on the server', async () => {
    const files = await run({
      renderPage: async (path: string) => ({ ...rendered(path), broken: [storiesFile] }),
    });
    expect(files.get('index.html')).not.toContain('data-fresh');
    // It imports the module, without the extension.
    expect(files.get('demo/x/index.html')).toContain('data-fresh');
    expect(files.get('~demos/demo-x--basic/index.html')).toContain('data-fresh');
  });
});
