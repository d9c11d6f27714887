import type { Decorator } from '../annotations/types.ts';
import { openStory, storyHref } from './storyLinks.ts';

interface NavigateParams {
  storyId?: string;
  kind?: string;
  title?: string;
  story?: string;
  name?: string;
}

/** Opens a story. */
export function navigate({
  storyId,
  kind,
  title = kind,
  story,
  name = story,
}: NavigateParams): void {
  openStory({ storyId, title, name });
}

/** The address of a story. */
export function hrefTo(title: string, name?: string): Promise<string> {
  return Promise.resolve(
    storyHref(title.includes('--') && !name ? { storyId: title } : { title, name }),
  );
}

type Value = string | ((...values: never[]) => string);

/** A handler that opens a story: `linkTo('button--primary')`, `linkTo('Button', 'Primary')`, or computed of the event. */
export function linkTo(idOrTitle: Value, storyName?: Value) {
  return (...values: never[]): void => {
    const resolve = (value: Value) => (typeof value === 'function' ? value(...values) : value);
    const title = resolve(idOrTitle);
    const name = storyName === undefined ? undefined : resolve(storyName);
    if (title?.includes('--') && !name) openStory({ storyId: title });
    else if (title || name) openStory({ title, name });
  };
}

/** Links by `data-sb-kind` and `data-sb-story` are the site's to handle. */
export const withLinks: Decorator = (Story) => Story();

/** The addon's own preview annotations, of which the site needs none. */
export default () => ({});
