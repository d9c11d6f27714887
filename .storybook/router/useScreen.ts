import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import { loadedScreen, loadScreen } from './loadScreen.ts';
import { toHref } from './routes.ts';
import type { Shown } from './Screen.ts';

/** The screen of the current address; while the next one loads, the last one stays and `pending` is true. */
export function useScreen(initial: Shown): { shown: Shown; pending: boolean } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState(initial);
  // A page that was fetched beforehand stands in the same frame as its address.
  const shown = last.screen.pathname === pathname ? last : (loadedScreen(pathname) ?? last);
  if (shown !== last) setLast(shown);
  const pending = shown.screen.pathname !== pathname;

  useEffect(() => {
    if (!pending) return undefined;
    let current = true;
    void loadScreen(pathname).then(({ screen, menu }) => {
      if (!current) return;
      if (screen.kind === 'redirect') {
        const { htmlSuffix } = siteConfig;
        const to = toHref(screen.to, { base: '/', htmlSuffix });
        void navigate(to + search + hash, { replace: true });
        return;
      }
      // Where nothing could be loaded the menu that stands there is still right.
      setLast((former) => ({ screen, menu: menu.length > 0 ? menu : former.menu }));
    });
    return () => {
      current = false;
    };
  }, [pathname, search, hash, pending, navigate]);

  return { shown, pending };
}
