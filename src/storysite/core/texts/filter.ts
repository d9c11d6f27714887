import type { TextSet } from './Text.ts';
import { createTexts } from './t.ts';

/** The English texts of the filter above long tables of properties. */
export const filterTexts = {
  filterProperties: 'Filter properties',
  propertiesLeft: { one: '1 of {all} properties', other: '{count} of {all} properties' },
  noneLeft: 'No property has “{text}” in its name or description.',
  clearFilter: 'Clear filter',
} as const satisfies TextSet;

/** A text of the filter in the language of the page, or in English. Call it while rendering. */
export const t = createTexts(filterTexts);
