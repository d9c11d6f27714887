import config from 'virtual:site-config';
import { storybookUrlOf } from '../core/routes.ts';
import { useSiteHref } from '../runtime/page.ts';

/**
 * Address of the Storybook that links go to; undefined where the site has no such links. A story that is framed has one
 * anyway: the one that its frame shows.
 */
export function useStorybookUrl(isFramed = false): string | undefined {
  const base = useSiteHref()('/');
  return storybookUrlOf({ storybook: config.storybook || isFramed, base });
}
