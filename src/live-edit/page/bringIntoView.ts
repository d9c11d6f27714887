/** Enough lines to see where in the code one is. */
const MOST_LINES = 10;

/**
 * Scrolls the page just far enough to show the first lines of an opened editor, and the preview above them if both fit.
 * The editor's scroll margins account for the bars that cover the page.
 */
export function bringIntoView(panel: HTMLElement): void {
  const box = panel.closest('[data-story-box]');
  const line = [...panel.querySelectorAll('.pce-line')].slice(0, MOST_LINES).at(-1);
  if (!box || !line) return;
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(panel);
  const above = box.getBoundingClientRect().top - parseFloat(scrollMarginTop);
  const below =
    line.getBoundingClientRect().bottom + parseFloat(scrollMarginBottom) - window.innerHeight;
  const top = below > 0 ? below : Math.max(below, Math.min(above, 0));
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' });
}
