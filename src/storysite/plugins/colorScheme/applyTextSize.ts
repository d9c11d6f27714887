/**
 * Measures the text size set in the reader's browser, whatever size the page's sheets set on `html`, before the first
 * paint.
 */
export function applyTextSize(): void {
  const root = document.documentElement;
  root.style.setProperty('font-size', 'medium', 'important');
  const { fontSize } = getComputedStyle(root);
  root.style.removeProperty('font-size');
  root.style.setProperty('--site-rem', fontSize);
}
