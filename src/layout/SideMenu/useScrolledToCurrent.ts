import { type RefObject, useEffect } from 'react';
import { scrollTopFor } from './scrollTopFor.ts';

/**
 * Scrolls the current page's link into view inside its scrolling box, on each page and whenever the box opens;
 * the page itself never moves.
 */
export function useScrolledToCurrent(
  nav: RefObject<HTMLElement | null>,
  path: string,
  isOpen: boolean,
): void {
  useEffect(() => {
    const box = nav.current?.closest<HTMLElement>('[data-menu-box]');
    const link = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!box || !link) return;
    const boxTop = box.getBoundingClientRect().top;
    const { top, height } = link.getBoundingClientRect();
    box.scrollTop = scrollTopFor({
      itemTop: top - boxTop + box.scrollTop,
      itemHeight: height,
      scrollTop: box.scrollTop,
      boxHeight: box.clientHeight,
    });
  }, [nav, path, isOpen]);
}
