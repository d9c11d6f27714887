import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import { PREFETCH_REST_MS, PREFETCH_STAY_MS } from '../core/limits.ts';
import { toHref } from '../core/routes.ts';
import { loadScreen } from './loadScreen.ts';
import type { Screen } from './Screen.ts';
import { sitePath } from './sitePath.ts';
import { provideStaticHtml } from './staticHtmlStore.ts';
import { storyKey } from './story/Island.tsx';
import { whenIdle } from './whenIdle.ts';

const fetched = new Set<string>();
let underWay = 0;

/** Whether pages are being fetched that nobody has asked for yet: their failure is no news to the reader. */
export const isPrefetching = () => underWay > 0;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether there is no network, the reader saves data, or the network is too slow to prefetch. */
function isSavingData(): boolean {
  const { connection, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return !onLine || Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

function prefetch(target: EventTarget | null, base: string): void {
  const [path] = sitePath(target, base)?.split(/[?#]/) ?? [];
  if (path === undefined || fetched.has(path) || isSavingData()) return;
  fetched.add(path);
  underWay += 1;
  // It is fetched again when it is opened.
  loadScreen(path)
    .then((screen) => keepStories(screen, base))
    .catch(() => fetched.delete(path))
    .finally(() => (underWay -= 1));
}

/** Keeps a page's stories as its document has them: they appear with the page, and are hydrated afterwards. */
async function keepStories(screen: Screen, base: string): Promise<void> {
  // Stories are prerendered by the build only.
  if (screen.kind !== 'page' || !import.meta.env.PROD) return;
  const href = toHref(screen.module.page.path, { base, htmlSuffix: siteConfig.htmlSuffix });
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const prerendered = '[data-story]:not([data-shown], [data-repaired])';
  for (const { dataset, innerHTML } of page.querySelectorAll<HTMLElement>(prerendered)) {
    provideStaticHtml({ [storyKey(dataset.story ?? '')]: innerHTML });
  }
}

/** Fetches the page of a link on which the pointer or the focus rests, or that is pressed. */
export function prefetchOnRest(base: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, PREFETCH_REST_MS, target, base);
  };
  // Captured, since React stops these events while it hydrates.
  const early = { passive: true, capture: true };
  document.addEventListener('pointerover', onRest, early);
  document.addEventListener('focusin', onRest, early);
  // The click comes some 100 ms after the press.
  document.addEventListener('pointerdown', ({ target }) => prefetch(target, base), early);
}

/** Fetches the pages of the links in view once the reader has stayed a while: a finger does not rest before it taps. */
export function usePrefetchInView(base: string): void {
  const { pathname } = useLocation();

  useEffect(() => {
    // The development server would have to compile them.
    if (!import.meta.env.PROD) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) whenIdle(() => prefetch(target, base));
      }
    });
    const timer = setTimeout(() => {
      for (const link of document.links) observer.observe(link);
    }, PREFETCH_STAY_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, base]);
}
