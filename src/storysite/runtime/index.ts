// Types of the modules that plugins may import, `virtual:site-config` and the like; no import can name them.
/* oxlint-disable typescript/triple-slash-reference */
/// <reference path="./virtual.d.ts" preserve="true" />
/* oxlint-enable typescript/triple-slash-reference */
export type { SiteStory } from './story/SiteStory.ts';
export { useMenu, usePage } from './PageContext.ts';
export { useSiteHref } from './SiteHrefContext.ts';
export { AutoLink, SiteLink } from './SiteLink.tsx';
export { useSite } from './useSite.ts';
