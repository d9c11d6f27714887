import { describe, expect, it } from 'vitest';
import type { SearchPage } from '../../core/SearchPage.ts';
import { createSearch } from './createSearch.ts';

const page = (path: string, title: string, parts: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title,
  text: '',
  sections: [],
  properties: [],
  ...parts,
});
async function searchOf(pages: SearchPage[]) {
  const search = createSearch(pages);
  await search.addTexts(pages);
  return search;
}

describe('what a page is about in other words', async () => {
  const { find } = await searchOf([
    page('/', 'Home', {
      isHome: true,
      sections: [{ id: 'api', title: 'Methods', text: 'Sets the height of the list.' }],
    }),
    page('/api', 'API', { sections: [{ id: 'methods', title: 'Methods', text: '' }] }),
    page('/guides/server', 'Load options from a server', {
      keywords: ['debounce', 'async', 'remote data'],
      text: 'An example of styles.',
      code: '// Ends the earlier request.\nconst controller = new AbortController();',
    }),
    page('/demo/sync', 'sync', { text: 'A pill, and clips. The height is fixed.' }),
    page('/long', 'Long lists', { text: 'Thousands of options in a virtual list.' }),
  ]);
  const names = (query: string) => find(query).hits.map(({ to }) => to);

  it.each([
    ['a keyword', 'debounce', ['/guides/server']],
    ['the start of a keyword', 'deb', ['/guides/server']],
    ['a keyword of two words', 'remote data', ['/guides/server']],
    ['code', 'AbortController', ['/guides/server']],
    ['a comment', 'earlier request', ['/guides/server']],
    [
      'a question without its small words',
      'how do I load options from a server?',
      ['/guides/server'],
    ],
    ['another form of a word', 'styling', ['/guides/server']],
    ['a word of five letters as it is', 'async', ['/guides/server']],
    ['nothing that is near to a short word', 'clipz', []],
    ['the home page after others', 'methods', ['/api#methods', '/#api']],
    ['texts of the home page after others', 'height', ['/demo/sync', '/#api']],
  ])('finds %s: %s', (_, query, expected) => expect(names(query)).toEqual(expected));

  it('shows the keyword that is the reason', () => {
    expect(find('debounce').hits[0]?.excerpt).toBe('debounce');
    expect(find('AbortController').hits[0]?.excerpt).toContain('new AbortController()');
  });
});
