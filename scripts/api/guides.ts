/** Guides that `docs/apiTexts.json` may name. Storybook reads its menu from a separate list, without running code. */
export const guides = [
  'Load options from a server',
  'Use it in a form',
  'Style it',
  'Long lists',
  'TypeScript',
  'Requirements and upgrading',
] as const;

export type Guide = (typeof guides)[number];
