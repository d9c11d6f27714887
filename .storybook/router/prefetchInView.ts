import { isAlone } from './loadScreen.ts';
import { prefetch } from './prefetch.ts';
import { sitePath } from './sitePath.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Fetches the pages of links on the screen, one at a time while there is nothing else to do, where the reader has
 * fingers: those give no sign before they press, and while they rest Chromium puts off all that comes from the network
 * or the worker, so a move waits unless its page is there already. Demos alone, which few readers open, are left out.
 */
export function prefetchInView(base: string): void {
  if (!window.matchMedia('(hover: none)').matches) return;
  const inView = new Set<Element>();
  let isFetching = false;

  const fetchPages = async () => {
    if (isFetching) return;
    isFetching = true;
    // Goes on to what comes in view meanwhile, and skips what has left.
    for (const link of inView) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      const path = inView.delete(link) ? sitePath(link, base) : undefined;
      if (path !== undefined && !isAlone(path)) await prefetch(path);
    }
    isFetching = false;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    void fetchPages();
  });

  let isStale = false;
  const observeLinks = () => {
    isStale = false;
    observer.disconnect();
    inView.clear();
    for (const link of document.links) observer.observe(link);
  };
  new MutationObserver(() => {
    if (!isStale) whenIdle(observeLinks);
    isStale = true;
  }).observe(document.body, { childList: true, subtree: true });
  observeLinks();
}
