import { useCallback, useRef } from 'react';

/** What a bar without room gives up, one after the other: the search becomes an icon, then the settings go into a menu. */
const STEPS = ['search', 'settings', 'version', 'repository', 'logo'];

/**
 * A ref for the bar, on which `data-less` names what it has no room for: no width in a style sheet knows the reader's font.
 * Parts with `data-fits` must be seen whole.
 */
export function useBarRoom() {
  const observer = useRef<ResizeObserver | undefined>(undefined);
  return useCallback((bar: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!bar) return;
    fit(bar);
    // In a frame of its own, since it changes the size of what is observed.
    observer.current = new ResizeObserver(() => requestAnimationFrame(() => fit(bar)));
    for (const part of [bar, ...bar.querySelectorAll('[data-fits]')])
      observer.current.observe(part);
  }, []);
}

function fit(bar: HTMLElement): void {
  for (let count = 0; count <= STEPS.length; count += 1) {
    bar.dataset.less = STEPS.slice(0, count).join(' ');
    const parts = [bar, ...bar.querySelectorAll('[data-fits]')];
    if (parts.every((part) => part.scrollWidth <= part.clientWidth)) return;
  }
}
