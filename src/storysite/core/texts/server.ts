import type { TextSet } from './Text.ts';
import { createTexts } from './t.ts';

/** The English texts that only the build prints, so that no page's script has them. */
export const serverTexts = {
  table: 'Table: {title}',
  setupLines: { one: '1 line of setup', other: '{count} lines of setup' },
  elementNotShown: 'The element {name} is not shown on this site.',
  pageNeedsScript: 'This page needs JavaScript.',
  storyUnfinished:
    'This story did not finish rendering when the site was built, so it does not start by itself.',
  startStory: 'Start story',
  redirect: 'Redirect',
  pageIsAt: 'This page is at {address}.',
} as const satisfies TextSet;

/** A text of the build in the language of the page, or in English. Call it while rendering. */
export const t = createTexts(serverTexts);
