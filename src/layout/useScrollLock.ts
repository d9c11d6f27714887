import { useEffect } from 'react';

/** Keeps the page from scrolling; the room of a scrollbar that goes is kept, so that nothing moves. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    const scrollbarPx = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`;
    return () => {
      style.overflow = '';
      style.paddingInlineEnd = '';
    };
  }, [isLocked]);
}
