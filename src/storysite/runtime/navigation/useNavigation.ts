import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import { PREFETCH_STAY_MS } from '../../core/limits.ts';
import { toHref } from '../../core/routes.ts';
import { mocks } from '../../csf/mocks.ts';
import { loadWholeMenu } from '../menu.ts';
import { whenIdle } from '../page.ts';
import { isLoadError, type Navigation } from './Navigation.ts';
import { type Screen, windowTitle } from './Screen.ts';

/** Notice that a page could not be loaded. */
export interface LoadNotice {
  show(): void;
  hide(): void;
}

interface ShownScreen {
  screen: Screen;
  /** Whether the screen of the address is still loading. */
  pending: boolean;
}

/** The screen of the current address, completed on arrival; clicks on the site's links lead to the next one. */
export function useNavigation(
  navigation: Navigation,
  initial: Screen,
  notice: LoadNotice,
): ShownScreen {
  const shown = useScreen(navigation, initial, notice);
  useArrival(navigation, shown.screen);
  useLinks(navigation);
  usePrefetchPager(navigation);
  return shown;
}

/** The screen of the current address; while the next one loads, the last one stays and `pending` is true. */
function useScreen(navigation: Navigation, initial: Screen, notice: LoadNotice): ShownScreen {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState(initial);
  const [failed, setFailed] = useState<string>();
  // A prefetched page appears in the same frame as its address.
  const screen = last.pathname === pathname ? last : (navigation.find(pathname) ?? last);
  if (screen !== last) setLast(screen);
  const isWanted = screen.pathname === pathname;

  useEffect(() => {
    notice.hide();
    setFailed(undefined);
    if (isWanted) return undefined;
    let current = true;
    navigation.load(pathname).then(
      (loaded) => {
        if (!current) return;
        if (loaded.kind !== 'redirect') return setLast(loaded);
        const to = toHref(loaded.to, { base: '/', htmlSuffix: siteConfig.htmlSuffix });
        void navigate(to + search + hash, { replace: true });
      },
      (error: unknown) => {
        if (!current) return;
        // After a reload, its document shows the parts that work.
        if (!isLoadError(error)) return window.location.reload();
        setFailed(pathname);
        notice.show();
      },
    );
    return () => {
      current = false;
    };
  }, [pathname, search, hash, isWanted, navigate, navigation, notice]);

  return { screen, pending: !isWanted && failed !== pathname };
}

/**
 * Completes a navigation: sets title and language, moves focus to the top, and scrolls. Navigations within a page (hashes)
 * are left to the browser, and the focus to a reader who has moved it while the page was loading.
 */
function useArrival(navigation: Navigation, screen: Screen): void {
  const type = useNavigationType();
  const { key, pathname } = useLocation();
  const focused = useRef<Element | null>(null);
  const last = useRef(screen);
  const kept = useRef(screen);

  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [pathname]);

  // Before the stories of a new page start; those of the first one have started.
  useLayoutEffect(() => {
    if (kept.current === screen) return;
    kept.current = screen;
    mocks?.reset();
    navigation.document.restoreAttributes();
    navigation.document.setStandalone(screen.kind === 'page' && screen.module.standalone);
    navigation.document.keepAttributes();
  }, [navigation, screen]);

  useEffect(() => {
    // Also on the first page, whose document may have been served as not found.
    if (screen.kind === 'page') navigation.document.setLanguage(screen.module.page.lang);
    // Its links go to pages in the reader's language, as far as there are any.
    const isOriginal = screen.kind === 'page' && screen.module.page.original;
    if (isOriginal) void loadWholeMenu().catch(() => undefined);
    navigation.document.setTitle(windowTitle(screen));
    if (last.current === screen) return;
    last.current = screen;
    const { activeElement, body } = document;
    const isMoved = activeElement !== body && activeElement !== focused.current;
    if (!isMoved) document.getElementById('content')?.focus({ preventScroll: true });
    navigation.scroll(type === 'POP');
  }, [navigation, screen, type]);

  useEffect(() => navigation.keepScroll(), [navigation, screen, key]);
}

/** Turns clicks on links within the site into navigations of the router. */
function useLinks(navigation: Navigation): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = isPlainClick(event) ? navigation.pathOf(event.target) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, navigation]);
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Fetches the pages before and after this one once the reader has stayed a while. All others wait for a pointer or the focus. */
function usePrefetchPager(navigation: Navigation): void {
  const { pathname } = useLocation();

  useEffect(() => {
    // The development server would have to compile them.
    if (!import.meta.env.PROD) return undefined;
    const fetchThem = () => {
      const links = document.querySelectorAll('a:is([rel="next"], [rel="prev"])');
      for (const link of links) void navigation.prefetch(link, { atRest: true });
    };
    const timer = setTimeout(() => whenIdle(fetchThem), PREFETCH_STAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, navigation]);
}
