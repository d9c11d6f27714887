import { Memo } from '../project/Memo.ts';
import { Site, type SiteParts } from './Site.ts';

/** Parts of a site, with any values; a part that a test leaves out is empty. */
type Loose = Partial<Record<keyof SiteParts, unknown>> & { pages?: object[]; config?: object };

const page = {
  kind: 'page',
  lang: 'en',
  storyIds: [],
  storiesFiles: [],
  markdownFiles: [],
  docs: { frontMatter: {}, headings: [] },
};

/** A site of some pages and stories. */
export function fakeSite({ pages = [], config, ...parts }: Loose): Site {
  const site = {
    root: '/',
    storybook: { staticDirs: [] },
    stories: [],
    leftOut: new Set(),
    problems: [],
    warn: () => {},
    memo: new Memo(),
    ...parts,
    config: { base: '/', locales: [{ lang: 'en', prefix: '' }], ...config },
    pages: pages.map((own) => ({ ...page, ...own })),
  };
  return new Site(site as unknown as SiteParts);
}
