import { useEffect } from 'react';

/**
 * `autoFocus` would scroll the page; one with a menu is there to be read
 * first.
 */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    if (!document.querySelector('nav'))
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
