/** An event in a page. */
export interface PageEvent {
  /** Milliseconds since 1970. */
  at: number;
  /** Middle of the select that was painted. */
  x?: number;
  y?: number;
}

interface PaintEntry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
}

/** Runs before the page's scripts: collects paints in `benchPaints`, and logs clicks, arrival and select. */
export function watchPage(nextHeading: string): void {
  const paints = { largestPaint: 0, shift: 0 };
  Object.assign(window, { benchPaints: paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PaintEntry[]) {
      if (entry.entryType !== 'layout-shift') paints.largestPaint = entry.startTime;
      else if (!entry.hadRecentInput) paints.shift += entry.value ?? 0;
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'layout-shift'] });

  const reported = new Set<string>();
  function report(event: string, place = {}): void {
    if (reported.has(event)) return;
    reported.add(event);
    const at = performance.timeOrigin + performance.now();
    console.debug('bench', JSON.stringify({ event, at, ...place }));
  }
  // A task queued in a frame callback runs after the frame is painted.
  const reportDrawn = (event: string, place = {}) => setTimeout(() => report(event, place));

  function look(): void {
    requestAnimationFrame(look);
    const popup = document.querySelector('.rc-select-dropdown');
    // Until it is positioned, the popup is transparent or far outside the window.
    const isVisible = popup?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isVisible && popup && popup.getBoundingClientRect().bottom > 0) reportDrawn('opened');
    const select = document.querySelector('.rc-select-selector');
    const { left, top, width, height, bottom } = select?.getBoundingClientRect() ?? new DOMRect();
    if (!select || height === 0) return;
    if (bottom > innerHeight) select.scrollIntoView({ block: 'center', behavior: 'instant' });
    else reportDrawn('painted', { x: left + width / 2, y: top + height / 2 });
    const heading = document.querySelector('h1')?.textContent?.trim().toLowerCase();
    if (heading?.startsWith(nextHeading)) reportDrawn('arrived');
  }
  requestAnimationFrame(look);
  addEventListener('click', () => report('clicked'), { capture: true });
}
