import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import type { Screen } from './Screen.ts';
import { screenTitle } from './screenTitle.ts';
import { keepScroll, rememberedScroll } from './scrollMemory.ts';

/**
 * What happens when a new screen stands: title, focus at the top, scroll to the hash, to where the reader
 * was (back, forward) or to the top.
 * A move inside the page (hash, back, forward) is left to the browser, which does all of this by itself.
 */
export function useArrival(screen: Screen): void {
  const type = useNavigationType();
  const { key } = useLocation();
  const last = useRef(screen);

  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    if (screen.kind === 'page') setLanguage(screen.module.page.lang);
    document.title = `${screenTitle(screen)} - ${siteConfig.title}`;
    document.getElementById('content')?.focus({ preventScroll: true });
    arrive(type === 'POP' ? rememberedScroll() : undefined);
  }, [screen, type]);

  useEffect(() => keepScroll(), [screen, key]);
}

/** Set anew, the same language would have the browser find the style of every element anew. */
function setLanguage(lang: string): void {
  const { documentElement } = document;
  if (documentElement.lang !== lang) documentElement.lang = lang;
}

function arrive(remembered: number | undefined): void {
  window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
  // The browser's own move to a fragment scrolls, marks the target and sets where Tab goes on.
  if (remembered === undefined && window.location.hash) {
    window.location.replace(window.location.hash);
  }
}
