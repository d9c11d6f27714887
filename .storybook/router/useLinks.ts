import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { stripBase } from './loadScreen.ts';
import { prefetch } from './prefetch.ts';

/** Turns clicks on the site's own links into moves of the router, wherever they stand, and fetches what a pointer nears. */
export function useLinks(base: string): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = isPlainClick(event) ? sitePath(event.target, base) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    const onNear = (event: Event) => {
      const path = sitePath(event.target, base);
      if (path !== undefined) prefetch(path);
    };
    document.addEventListener('click', onClick);
    for (const type of NEARING) document.addEventListener(type, onNear, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of NEARING) document.removeEventListener(type, onNear);
    };
  }, [navigate, base]);
}

const NEARING = ['pointerover', 'focusin', 'touchstart'];

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/**
 * Path under the base of the link that an event met; undefined for everything that is the browser's own: other sites,
 * files, downloads, the workbench, new windows and hashes of this page.
 */
export function sitePath(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  ) {
    return undefined;
  }
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  if (url.hash && url.pathname === window.location.pathname) return undefined;
  const path = stripBase(url.pathname, base);
  if (path === undefined || /^\/storybook(\/|$)/.test(path) || /\.(?!html$)\w+$/.test(path)) {
    return undefined;
  }
  return path + url.search + url.hash;
}
