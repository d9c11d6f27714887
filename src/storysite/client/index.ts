// Types of the modules that plugins may import, `virtual:site-config` and the like; no import can name them.
/* oxlint-disable typescript/triple-slash-reference */
/// <reference path="../shared/virtual.d.ts" preserve="true" />
/// <reference path="../shared/siteModules.d.ts" preserve="true" />
/* oxlint-enable typescript/triple-slash-reference */
export type { DemoStory } from './story/DemoStory.ts';
export { useMenu, usePage } from '../shared/PageContext.ts';
export { useSiteHref } from '../shared/SiteHrefContext.ts';
export { AutoLink, SiteLink } from './SiteLink.tsx';
export { useSite } from './useSite.ts';
