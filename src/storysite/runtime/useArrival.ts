import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import { directionOf } from '../core/directionOf.ts';
import { keepAttributes, restoreAttributes } from './documentAttributes.ts';
import { setDocumentTitle } from './documentTitle.ts';
import { type Screen, screenTitle } from './Screen.ts';

/**
 * Completes a navigation: sets title and language, moves focus to the top, and scrolls to the hash, to the remembered
 * position (back, forward) or to the top. Navigations within a page (hashes) are left to the browser.
 */
export function useArrival(screen: Screen): void {
  const type = useNavigationType();
  const { key } = useLocation();
  const last = useRef(screen);
  const kept = useRef(screen);

  // Before the stories of a new page start; those of the first one have started.
  useLayoutEffect(() => {
    if (kept.current === screen) return;
    kept.current = screen;
    restoreAttributes();
    keepAttributes();
  }, [screen]);

  useEffect(() => {
    // Also of the first one, which may be a page in a document that was served as not found.
    if (screen.kind === 'page') setLanguage(screen.module.page.lang);
    setDocumentTitle(`${screenTitle(screen)} - ${siteConfig.title}`);
    if (last.current === screen) return;
    last.current = screen;
    document.getElementById('content')?.focus({ preventScroll: true });
    arrive(type === 'POP' ? rememberedScroll() : undefined);
  }, [screen, type]);

  useEffect(() => keepScroll(), [screen, key]);
}

/** Setting the same language again would recalculate every element's style. */
function setLanguage(lang: string): void {
  const { documentElement } = document;
  if (documentElement.lang === lang) return;
  documentElement.lang = lang;
  documentElement.dir = directionOf(lang) ?? '';
}

function arrive(remembered: number | undefined): void {
  window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
  // The browser's own fragment navigation scrolls, sets `:target` and the starting point of Tab.
  if (remembered === undefined && window.location.hash) {
    window.location.replace(window.location.hash);
  }
}

const positions = new Map<string, number>();

/** Identifies a history entry: its address and the router's key, if any. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return `${state?.key ?? ''} ${window.location.href}`;
}

/** Scroll position of this history entry in pixels; undefined when it is new. */
function rememberedScroll(): number | undefined {
  return positions.get(entryKey());
}

/** Remembers the scroll position of this history entry; returns the clean-up. */
function keepScroll(): () => void {
  const key = entryKey();
  const note = () => {
    // Back and forward change the address before the page; a scroll in between is not the reader's.
    if (entryKey() === key) positions.set(key, window.scrollY);
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}
