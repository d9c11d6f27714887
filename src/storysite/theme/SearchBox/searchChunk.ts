/** What is loaded only when a reader nears the search box. */
export { createSearch } from './createSearch.ts';
export { ResultList } from './ResultList.tsx';
