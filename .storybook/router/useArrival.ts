import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import { type Screen, screenTitle } from './Screen.ts';

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

const positions = new Map<string, number>();

/** A history entry: its address, and the router's key where the router made it. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return `${state?.key ?? ''} ${window.location.href}`;
}

/** Where the reader was on this history entry, in pixels from the top; undefined when it is new. */
function rememberedScroll(): number | undefined {
  return positions.get(entryKey());
}

/** Notes how far the reader scrolls on this history entry; returns what ends it. */
function keepScroll(): () => void {
  const key = entryKey();
  const note = () => {
    // Back and forward change the address before the page: a scroll in between is none of the reader's.
    if (entryKey() === key) positions.set(key, window.scrollY);
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}
