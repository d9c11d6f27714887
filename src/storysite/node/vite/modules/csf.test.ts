import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFixture, type FixtureName } from '../../../fixtures/installFixture.ts';
import { checkSiteConfig } from '../../config/SiteConfig.ts';
import { engineFile } from '../../engineFile.ts';
import type { SiteReader } from '../../site/loadSite.ts';
import { loadStorybook } from '../../storybook/loadStorybook.ts';
import { csf } from './csf.ts';
import { projectAnnotations } from './projectAnnotations.ts';
import { shims } from '../shims.ts';
import { sitePlugin } from '../siteData.ts';

type Stories = typeof import('../../../client/story/stories.tsx');
type Renderer = Pick<typeof import('react-dom/server'), 'renderToStaticMarkup'> &
  Pick<typeof import('react'), 'createElement'>;

/** The fixture's own React. */
const RENDERER = 'virtual:test-renderer';
const renderer = `
export { renderToStaticMarkup } from 'react-dom/server';
export { createElement } from 'react';`;

/** A fixture's stories on the server of its own Vite. */
interface Fixture {
  server: ViteDevServer;
  /** The HTML of a story, or the error that it throws. */
  render(id: string): Promise<string>;
}

/** A reader of the site that knows the fixture's Storybook and no pages. */
async function createReader(root: string): Promise<SiteReader> {
  const storybook = await loadStorybook({ root });
  const config = checkSiteConfig({ title: 'Fixture', version: '1.0.0', description: 'A fixture.' });
  const site = { root, config, storybook, pages: [], stories: [], problems: [] };
  const readers = { root, config, storybook: async () => storybook, forget() {} };
  return Object.assign(async () => site, readers);
}

async function openFixture(name: FixtureName): Promise<Fixture> {
  const root = await installFixture(name);
  const readSite = await createReader(root);
  const storybook = await readSite.storybook();
  const server = await createServer(
    await storybook.viteConfig(
      {
        configFile: false,
        root,
        appType: 'custom',
        logLevel: 'silent',
        plugins: [
          shims(),
          projectAnnotations(readSite),
          csf(readSite),
          sitePlugin(readSite),
          {
            name: 'test:modules',
            enforce: 'pre',
            resolveId(id) {
              if (id === RENDERER) return id;
              const isBlocks = /^@storybook\/(addon-docs\/)?blocks$/.test(id);
              return isBlocks ? engineFile('blocks/index.ts') : null;
            },
            load: (id) => (id === RENDERER ? renderer : null),
          },
        ],
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
        ssr: { noExternal: [/storybook/] },
        resolve: { dedupe: ['react', 'react-dom'] },
      },
      'development',
    ),
  );
  const { entries } = await storybook.readIndex();
  return {
    server,
    async render(id) {
      const entry = entries[id];
      if (!entry) throw new Error(`The fixture ${name} has no story ${id}.`);
      await server.ssrLoadModule(entry.importPath.replace('.', ''));
      const stories = (await server.ssrLoadModule(
        engineFile('client/story/stories.tsx'),
      )) as Stories;
      const react = (await server.ssrLoadModule(RENDERER)) as Renderer;
      const { framed, composed } = stories.findDemoStory(id);
      if (framed) return `framed: ${framed}`;
      try {
        const story = react.createElement(composed.Component, { loaded: {} });
        return react.renderToStaticMarkup(story);
      } catch (error) {
        return `throws: ${error instanceof Error ? error.message : String(error)}`;
      }
    },
  };
}

/** What the stories of each fixture show on the server. */
const expected: Record<FixtureName, Record<string, string | RegExp>> = {
  'storybook-8': {
    'button--small': /data-theme="day".*Book a berth/,
    'button--wrapped': /padding:16px.*In a box/,
    'layout-card--basic': /max-width:320px.*North quay/,
    'layout-card--from-loader': /Loaded: nothing/,
    'forms-field--controlled': /value="Ada"/,
    'layout-modal--plain': /^throws: window is not defined/,
    'misc-clock--needs-document': /^throws: document is not defined/,
  },
  'storybook-9': {
    'parts-button--loud':
      /lang="en" data-theme="light" data-ground="clay".*meta-level.*story-level/,
    'parts-field--hooks': /Rose \(en\)|Rose<!-- --> \(/,
    'parts-field--broken': /^throws: Only in a browser/,
    'plant-card--with-footer': /Full sun/,
    'plant-card--old-form': /Aster/,
    'parts-boxes-modal--inline': /^throws: window is not defined/,
  },
  'storybook-10': {
    'button--large': /data-theme="lamp".*of-meta.*Open the book/,
    'button--small': /of-meta.*of-story/,
    'reading-page--lit': /Read by (<!-- -->)?lamp/,
    'reading-page--noted': /Call me Ishmael/,
    'reading-shelf--growing': /1(<!-- -->)? books after/,
    'reading-shelf--on-the-server': /^throws: document is not defined/,
    'reading-modal--opened': /^throws: /,
  },
};

describe.each(Object.keys(expected) as FixtureName[])('stories of %s', (name) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(name);
  }, 300_000);
  afterAll(() => fixture?.server.close());

  it.each(Object.entries(expected[name]))('renders %s', async (id, html) => {
    expect(await fixture.render(id)).toMatch(html);
  });
});
