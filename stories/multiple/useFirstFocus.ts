import { useEffect } from 'react';

/** `autoFocus` would scroll the page. Pages with a menu are read first. */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    if (!document.querySelector('nav'))
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
