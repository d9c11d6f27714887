import { expect, it } from 'vitest';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { buildPage } from './buildPage.ts';
import type { Site, SitePage } from './Site.ts';

it('names the stories of a page as the page does, in its language', async () => {
  const headings = [
    { id: 'stories', text: 'Stories', depth: 2 },
    { id: 'loud', text: 'Loud', depth: 3 },
  ];
  const headingsOf = async (lang: string, source: string) => {
    const locales = [{ lang, label: lang, prefix: '' }];
    const config = checkSiteConfig({ title: 'Parts', description: 'Parts.', locales });
    const site = { config, lastUpdated: { of: async () => undefined }, readingOrder: [] };
    const page = { path: '/button', lang, source, docs: { frontMatter: {}, headings } };
    const built = await buildPage(site as unknown as Site, page as unknown as SitePage);
    return built.headings.map(({ id, text }) => `${id} ${text}`);
  };
  expect(await headingsOf('en', 'autodocs')).toEqual(['stories Stories', 'loud Loud']);
  expect(await headingsOf('de', 'autodocs')).toEqual(['stories Beispiele', 'loud Loud']);
  expect(await headingsOf('de', 'mdx')).toEqual(['stories Stories', 'loud Loud']);
});
