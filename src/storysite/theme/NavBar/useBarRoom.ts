import { useCallback, useRef } from 'react';

/** Steps of a bar that is too narrow: the search becomes an icon, then the settings go into a menu, and so on. */
const STEPS = ['search', 'settings', 'version', 'repository', 'logo'];

/**
 * A ref for the bar that lists in its `data-less` the parts that do not fit. It measures, since a media query does not
 * know the reader's font. Parts with `data-fits` must not be clipped.
 */
export function useBarRoom() {
  const observer = useRef<ResizeObserver | undefined>(undefined);
  return useCallback((bar: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!bar) return;
    fit(bar);
    // In the next frame, since `fit` resizes the observed elements.
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
