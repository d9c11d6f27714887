import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import { isLoadError } from './isLoadError.ts';
import { loadedScreen, loadScreen } from './loadScreen.ts';
import { toHref } from '../core/routes.ts';
import type { Screen } from './Screen.ts';

/** Tells the reader that a page could not be loaded, and takes that back. */
export interface LoadNotice {
  show(): void;
  hide(): void;
}

/** The screen of the current address; while the next one loads, the last one stays and `pending` is true. */
export function useScreen(
  initial: Screen,
  notice: LoadNotice,
): { screen: Screen; pending: boolean } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState(initial);
  const [failed, setFailed] = useState<string>();
  // A page that was fetched beforehand appears in the same frame as its address.
  const screen = last.pathname === pathname ? last : (loadedScreen(pathname) ?? last);
  if (screen !== last) setLast(screen);
  const isWanted = screen.pathname === pathname;

  useEffect(() => {
    notice.hide();
    setFailed(undefined);
    if (isWanted) return undefined;
    let current = true;
    loadScreen(pathname).then(
      (loaded) => {
        if (!current) return;
        if (loaded.kind !== 'redirect') return setLast(loaded);
        const to = toHref(loaded.to, { base: '/', htmlSuffix: siteConfig.htmlSuffix });
        void navigate(to + search + hash, { replace: true });
      },
      (error: unknown) => {
        if (!current) return;
        // Its document shows what works of it.
        if (!isLoadError(error)) return window.location.reload();
        setFailed(pathname);
        notice.show();
      },
    );
    return () => {
      current = false;
    };
  }, [pathname, search, hash, isWanted, navigate, notice]);

  return { screen, pending: !isWanted && failed !== pathname };
}
