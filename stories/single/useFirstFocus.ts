import { useEffect } from 'react';

/**
 * `autoFocus` would scroll the page to the select. On a touch screen, focus
 * would open the keyboard; a page with a menu is there to be read first.
 */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    const isAlone = !document.querySelector('nav');
    if (isAlone && window.matchMedia('(pointer: fine)').matches)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
