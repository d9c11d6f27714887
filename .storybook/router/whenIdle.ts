/** Does what can wait once the browser has nothing else to do; Safari knows no such moment and does it soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
