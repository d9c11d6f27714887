import { useEffect } from 'react';

/**
 * `autoFocus` would scroll the page to the select. On touch screens, focus
 * opens the keyboard. Pages with a menu are read first.
 */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    const isAlone = !document.querySelector('nav');
    if (isAlone && window.matchMedia('(pointer: fine)').matches)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
