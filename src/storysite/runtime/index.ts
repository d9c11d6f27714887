// Types of the modules that plugins may import, `virtual:site-config` and the like; no import can name them.
/* oxlint-disable typescript/triple-slash-reference */
/// <reference path="./virtual.d.ts" preserve="true" />
/* oxlint-enable typescript/triple-slash-reference */
export type { SiteStory } from './story/SiteStory.ts';
export { useMenu, usePage } from './page.ts';
export { useSiteHref } from './page.ts';
export { AutoLink, SiteLink } from './SiteLink.tsx';
export { useSite } from './page.ts';
