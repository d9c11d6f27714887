import { useEffect } from 'react';
import { marks } from '../../core/marks.ts';

/** Elements where a slash is typed, or selects an option; a field that only opens a list is not editable. */
const EDITABLE = ':read-write, select';

/** Calls `focus`, if given, for `/` outside of text fields and for Ctrl or Cmd+K anywhere. */
export function useSearchShortcut(focus: (() => void) | undefined): void {
  useEffect(() => {
    if (!focus) return undefined;
    let used: Element | null = null;
    const onUse = ({ target }: Event) => {
      used = storyOf(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const story = storyOf(event.target);
      // A story that takes the focus by itself does not take the slash as well.
      const isUnused = story !== null && story !== used;
      onUse(event);
      if (event.defaultPrevented || event.isComposing || !isSearchShortcut(event, isUnused)) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('pointerdown', onUse, true);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('pointerdown', onUse, true);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [focus]);
}

/**
 * Whether a key press opens the search. In a text field `/` is text, unless the field is in a story that the reader has
 * not used yet.
 */
export function isSearchShortcut(event: KeyboardEvent, isUnused = false): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey) return false;
  // Browsers use Shift+Ctrl+K; many keyboards need Shift for `/`.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && (isUnused || !(target instanceof Element && target.closest(EDITABLE)));
}

function storyOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${marks.story}]`) : null;
}
