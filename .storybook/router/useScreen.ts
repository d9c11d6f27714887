import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadScreen } from './loadScreen.ts';
import type { Shown } from './Screen.ts';

/** The screen of the current address; while the next one loads, the last one stays and `pending` is true. */
export function useScreen(initial: Shown): { shown: Shown; pending: boolean } {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(initial);
  const pending = shown.screen.pathname !== pathname;

  useEffect(() => {
    if (!pending) return undefined;
    let current = true;
    void loadScreen(pathname).then(({ screen, menu }) => {
      // Where nothing could be loaded the menu that stands there is still right.
      if (current) setShown((last) => ({ screen, menu: menu.length > 0 ? menu : last.menu }));
    });
    return () => {
      current = false;
    };
  }, [pathname, pending]);

  return { shown, pending };
}
