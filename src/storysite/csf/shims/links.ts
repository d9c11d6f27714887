import { useEffect } from 'react';
import type { Decorator } from '../types.ts';
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
  openStory({ storyId, title, name, from: document.activeElement });
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
    const from = elementOf(values[0]);
    const resolve = (value: Value) => (typeof value === 'function' ? value(...values) : value);
    const title = resolve(idOrTitle);
    const name = storyName === undefined ? undefined : resolve(storyName);
    if (title?.includes('--') && !name) openStory({ storyId: title });
    else if (title || name) openStory({ title: title || undefined, name, from });
  };
}

/** The target of an event, else the focused element. */
function elementOf(event: unknown): Element | null {
  const { target } = (event ?? {}) as { target?: unknown };
  return target instanceof Element ? target : document.activeElement;
}

/** Makes links of elements with `data-sb-kind` (or `-title`) and `data-sb-story` (or `-name`). */
export const withLinks: Decorator = function WithLinks(Story) {
  useEffect(() => {
    document.addEventListener('click', openMarked);
    return () => document.removeEventListener('click', openMarked);
  }, []);
  return Story();
};

function openMarked(event: MouseEvent): void {
  const { target } = event;
  const marked = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  // Several stories of a page have the decorator.
  if (!marked || event.defaultPrevented) return;
  event.preventDefault();
  const { sbKind, sbTitle = sbKind, sbStory, sbName = sbStory } = marked.dataset;
  openStory({ title: sbTitle, name: sbName, from: marked });
}

const MARKED = ['kind', 'title', 'story', 'name'].map((name) => `[data-sb-${name}]`).join();

/** The addon's preview annotations; the site needs none. */
export default () => ({});
