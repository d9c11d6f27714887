/** Guides that `docs/apiTexts.json` may name. Storybook reads its menu from a separate list, without running code. */
export const guides = [
  'Load options from a server',
  'Use it in a form',
  'Style it',
  'Long lists',
  'TypeScript',
  'Requirements and upgrading',
] as const;

/** Recipes that it may name, with the ids of their stories. */
export const recipes = {
  'Select all': 'select-all-options',
  'Load more on scroll': 'load-more-on-scroll',
  'Avatars in options': 'avatars-in-options',
  'Collapse tags': 'collapse-tags-on-one-line',
  'Typed field names': 'typed-names',
} as const;

export type Recipe = keyof typeof recipes;

export type Guide = (typeof guides)[number] | Recipe;
