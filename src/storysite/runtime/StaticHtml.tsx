import { useState, useSyncExternalStore } from 'react';
import { marks } from '../core/marks.ts';

interface StaticHtmlProps {
  /** Id under which `provideStaticHtml` got the HTML. */
  id: string;
  className?: string;
  /** The element that holds the HTML. */
  as?: 'div' | 'code';
}

/** HTML from the build. It comes from the document on hydration, so that it is not sent a second time as script. */
export function StaticHtml({ id, className, as: Element = 'div' }: StaticHtmlProps) {
  const [html] = useState(() => readStaticHtml(id));

  return (
    <Element
      className={className}
      {...{ [marks.static]: id }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const store = new Map<string, string>();

/** Stores HTML from the build, by its id, for the parts of the page that show it. */
export function provideStaticHtml(entries: Record<string, string>): void {
  for (const [id, html] of Object.entries(entries)) store.set(id, html);
}

/** HTML from the build; undefined until the page's files have been fetched. */
export function findStaticHtml(id: string): string | undefined {
  return store.get(id);
}

/** The same, else the HTML that the document has for this id, else an empty string. */
export function readStaticHtml(id: string): string {
  if (!import.meta.env.SSR && !store.has(id)) {
    const all = [...document.querySelectorAll(`[${marks.static}]`)];
    const found = all.find((element) => element.getAttribute(marks.static) === id);
    if (found) store.set(id, found.innerHTML);
  }
  return store.get(id) ?? '';
}

/** Removes stored HTML by its ids. */
export function forgetStaticHtml(ids: Iterable<string>): void {
  for (const id of ids) store.delete(id);
}

const never = () => () => {};
const isFresh = () => false;
const isHydrated = () => true;

/**
 * Whether React sets the content of an element that becomes a root of its own, even if it is empty. Not after a
 * navigation in development, where React would warn about such a root.
 */
export const useIsContentSet: () => boolean =
  import.meta.env.MODE === 'development'
    ? () => useState(useSyncExternalStore(never, isFresh, isHydrated))[0]
    : isHydrated;
