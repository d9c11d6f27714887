// @vitest-environment node
import { expect, it } from 'vitest';
import type { IndexEntry, Storybook } from '../project/Storybook.ts';
import { autodocs, docs, story } from './fakeEntries.ts';
import { listPages } from './listPages.ts';

/** The pages of an index, in a Storybook with certain tags or of a certain version. */
function list(entries: IndexEntry[], ofStorybook: Partial<Pick<Storybook, 'tags' | 'version'>>) {
  const index = {
    entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
    problems: [],
  };
  const storybook = { docs: { defaultName: 'Docs' }, tags: {}, version: '10.6.0' };
  return listPages(index, { ...storybook, ...ofStorybook });
}

const lamp = (...tags: string[]) => story('Lamp', 'Lit', { tags });
const dark = (...tags: string[]) => story('Lamp', 'Dark', { tags });
const dim = (...tags: string[]) => story('Lamp', 'Dim', { tags });
const page = (...tags: string[]) => ({ ...autodocs('Lamp'), tags });
const mdx = (...tags: string[]) => docs('Lamp', './docs/Lamp.mdx', { tags });

const internal = { internal: { excludeFromSidebar: true } };
const old = { old: { defaultFilterSelection: 'exclude' } } as const;
const stable = { stable: { defaultFilterSelection: 'include' } } as const;

it.each<[string, IndexEntry[], boolean, Partial<Pick<Storybook, 'tags' | 'version'>>?]>([
  ['all stories have !dev', [lamp('test'), dark('test')], true],
  ['one story of two has !dev', [lamp('test'), dark('dev')], false],
  ['its stories have !dev, but autodocs show them', [page('autodocs'), lamp('autodocs')], false],
  ['its stories and so its MDX file have !dev', [mdx('attached-mdx'), lamp()], true],
  ['the same before 10.5', [mdx('attached-mdx'), lamp()], false, { version: '10.4.9' }],
  ['the same in 8.6', [mdx('attached-mdx'), lamp()], false, { version: '8.6.19' }],
  ['its MDX file, which has no stories, has !dev', [mdx('unattached-mdx')], true],
  ['its tag is not for the sidebar', [page('dev', 'internal')], true, { tags: internal }],
  ['the tag of its story is not', [lamp('dev', 'internal')], true, { tags: internal }],
  ['its tag is left out at first', [page('dev', 'old')], true, { tags: old }],
  ['only another tag is shown at first', [page('dev')], true, { tags: stable }],
  ['its tag is shown at first', [page('dev', 'stable')], false, { tags: stable }],
  ['nothing is said of its tag', [page('dev', 'internal')], false],
])('a page is hidden as in Storybook where %s', (_, entries, isHidden, ofStorybook = {}) => {
  expect(list(entries, ofStorybook).map((one) => one.isHidden)).toEqual([isHidden]);
});

it('a page has its first story, and of the others those whose tags are for docs', () => {
  const entries = [lamp('dev', 'test-only'), dark('dev', 'test-only'), dim('dev')];
  const tags = { 'test-only': { excludeFromDocsStories: true } };
  const [shown] = list(entries, { tags });
  expect(shown?.stories.map(({ name }) => name)).toEqual(['Lit', 'Dim']);
});
