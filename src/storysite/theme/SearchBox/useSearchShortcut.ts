import { useEffect } from 'react';

/** Where a slash is typed, or chooses an option; a field that only opens a list is not editable. */
const EDITABLE = ':read-write, select';

/** Calls `focus`, if there is one, for `/` outside of text fields and for Ctrl or Cmd K anywhere. */
export function useSearchShortcut(focus: (() => void) | undefined): void {
  useEffect(() => {
    if (!focus) return undefined;
    const { isFocusedByScript, stop } = watchFocus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isSearchShortcut(event, isFocusedByScript(event.target))) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, [focus]);
}

/** Whether a key press asks for the search; `/` inside a text field is text, unless only a script has focused the field. */
export function isSearchShortcut(event: KeyboardEvent, isFocusedByScript = false): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey) return false;
  // Shift and Ctrl K is the browser's; Shift alone types `/` on many keyboards.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  if (key !== '/') return false;
  return isFocusedByScript || !(target instanceof Element && target.closest(EDITABLE));
}

const ACTIONS = ['pointerdown', 'mousedown', 'click', 'keydown'];

/** Tells whether the focused element got its focus from a script, and its reader has done nothing there since. */
export function watchFocus() {
  let focusedByScript: EventTarget | null = null;
  let action: Event | undefined;
  const onAction = (event: Event) => {
    action = event;
    setTimeout(() => {
      action = undefined;
      if (storyOf(event.target) === storyOf(focusedByScript)) focusedByScript = null;
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    // A press on a link may open a page whose demo takes the focus.
    const isByReader = action && storyOf(action.target) === storyOf(target);
    focusedByScript = isByReader ? null : target;
  };
  for (const type of ACTIONS) window.addEventListener(type, onAction, true);
  window.addEventListener('focusin', onFocus, true);
  return {
    isFocusedByScript: (target: EventTarget | null) =>
      target !== null && target === focusedByScript,
    stop() {
      for (const type of ACTIONS) window.removeEventListener(type, onAction, true);
      window.removeEventListener('focusin', onFocus, true);
    },
  };
}

function storyOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-story]') : null;
}
