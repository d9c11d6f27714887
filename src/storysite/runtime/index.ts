// Types of the modules that plugins may import, `virtual:site-config` and the like; no import can name them.
/* oxlint-disable typescript/triple-slash-reference */
/// <reference path="./virtual.d.ts" preserve="true" />
/* oxlint-enable typescript/triple-slash-reference */
export { composeStory } from '../csf/composeStory.ts';
export type { ProjectAnnotations } from '../csf/types.ts';
export type { ClientPlugin } from '../core/config/SitePlugin.ts';
export type { SiteStory } from './story/SiteStory.ts';
export {
  type CurrentValues,
  readCurrentValues,
  watchCurrentValues,
} from './story/currentValues.ts';
export { useMenu, usePage, usePageData, useSite, whenIdle } from './page.ts';
export { type InputRecord, prepareReplay } from './replayInput.ts';
export { AutoLink, SiteLink, useSiteHref } from './SiteLink.tsx';
