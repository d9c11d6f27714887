/** Runs something once the browser has nothing else to do, or soon in Safari, which has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}
