export type { DemoStory } from './DemoStory.ts';
export { useMenu, usePage } from '../shared/PageContext.ts';
export { useSiteHref } from '../shared/SiteHrefContext.ts';
export { AutoLink, SiteLink } from './SiteLink.tsx';
export { useSite } from './useSite.ts';
