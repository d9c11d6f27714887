import { beforeAll, describe, expect, it } from 'vitest';
import { installFixture } from '../../fixtures/installFixture.ts';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { mainQuery } from './highlighted.ts';
import { loadSite } from '../site/loadSite.ts';
import type { SiteReader } from '../site/Site.ts';
import { sitePlugin } from './siteData.ts';

const INSTALL_MS = 300_000;

const plugin: SitePlugin = {
  name: 'authors',
  aside: '/authors/Aside.tsx',
  pageData: ({ path }) => (path === '/welcome' ? { authors: ['Ada'] } : undefined),
  markLines: ({ path }) => (path === '/layout/card' ? { pattern: /title/, note: '' } : undefined),
};

describe('the modules of a Storybook', () => {
  let folder: string;
  let readSite: SiteReader;
  const load = async (id: string) => {
    const plugin = sitePlugin(readSite) as { load(id: string): Promise<string> };
    return (await plugin.load(`\0virtual:${id}`)).replaceAll(folder.replaceAll('\\', '/'), '');
  };

  beforeAll(async () => {
    folder = await installFixture('storybook-8');
    const config = checkSiteConfig({
      title: 'Harbour',
      description: 'Parts of a booking site.',
      sourceFiles: async (file: string) => [file.replace('.stories', '')],
      plugins: [plugin],
    });
    readSite = loadSite(folder, config);
  }, INSTALL_MS);

  it('list each entry of the index once', async () => {
    const pages = await load('site-pages');
    expect([...pages.matchAll(/^"(.*?)": \{ module/gm)].map(([, path]) => path)).toEqual([
      '/welcome',
      '/guides/colours',
      '/forms/field',
      '/button',
      '/layout/card',
      '/layout/modal',
      '/misc/clock',
    ]);
    expect(await load('site-manifest')).toContain(String.raw`\"redirects\":{\"/\":\"/welcome\"}`);
    expect((await load('site-stories')).match(/~stories/g)).toHaveLength(2 * 13);
  });

  it('show an MDX file, or the stories of a component', async () => {
    expect(await load('page/forms/field')).toContain('import content from "/src/Field.mdx"');
    expect(await load('page/button')).toMatch(
      /import "\/src\/Button\.stories\.jsx";\n.*AutodocsPage, \{ project, storyIds: \["button--primary",/,
    );
    expect(await load('page/misc/clock')).toContain('import "/src/Clock.stories.tsx";');
  });

  it('show the standalone stories of a stories file', async () => {
    const module = await load('page/~stories/layout-modal--open');
    expect(module).toContain('import "/src/Modal.stories.js";');
    expect([...module.matchAll(/"path":"(\/~stories\/[^"]*)/g)].map(([, path]) => path)).toEqual([
      '/~stories/layout-modal--open',
      '/~stories/layout-modal--closed',
      '/~stories/layout-modal--plain',
    ]);
  });

  it("give a page its own component's source, whatever other files are called", async () => {
    expect(await load('statics/forms/field')).toContain('from "/src/Field.tsx?highlighted=main"');
    expect(await load('statics/layout/card')).toContain(
      `from "/src/Card.tsx${mainQuery([{ pattern: /title/, note: '' }])}"`,
    );
  });

  it('have what plugins add: data of a page, components, marks of lines', async () => {
    expect(await load('page/welcome')).toContain('"data":{"authors":{"authors":["Ada"]}}');
    expect(await load('page/button')).not.toContain('"data"');
    expect(await load('site-plugins')).toContain('import aside0 from "/authors/Aside.tsx"');
    expect(await load('statics/layout/card')).not.toContain('highlighted=main"');
  });

  it('give a page that is attached to no component the source of each story that it imports', async () => {
    const statics = await load('statics/welcome');
    expect(statics).toContain('"source:src/Button.jsx"');
    expect(statics).toContain('"source:src/Field.tsx"');
  });
});
