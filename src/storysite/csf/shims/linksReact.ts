import { createElement, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { openStory, storyHref } from './storyLinks.ts';

interface LinkToProps extends ComponentPropsWithoutRef<'a'> {
  kind?: string;
  title?: string;
  story?: string;
  name?: string;
}

/** A link to a story. */
export default function LinkTo({ kind, title = kind, story, name = story, ...rest }: LinkToProps) {
  const target = { title, name };
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    openStory({ ...target, from: event.currentTarget as Element });
  };
  return createElement('a', { href: storyHref(target), onClick, ...rest });
}
