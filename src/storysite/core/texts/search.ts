import { createTexts } from './t.ts';
import type { TextSet } from './Text.ts';

/** The English texts of the search panel, which a page loads once a reader opens the search. */
export const searchTexts = {
  searchResults: 'Search results',
  recent: 'Recent',
  popular: 'Popular',
  property: 'Property',
  page: 'Page',
  section: 'Section',
  text: 'Text',
  textsLoading: 'Searching the texts…',
  textsFailed: 'Some texts could not be searched.',
  results: { one: '1 result', other: '{count} results' },
  firstResults: 'The first {count} results',
} as const satisfies TextSet;

/** A text of the search panel in the language of the page, or in English. Call it while rendering. */
export const t = createTexts(searchTexts);
