const positions = new Map<string, number>();

/** A history entry: its address, and the router's key where the router made it. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return `${state?.key ?? ''} ${window.location.href}`;
}

/** Where the reader was on this history entry, in pixels from the top; undefined when it is new. */
export function rememberedScroll(): number | undefined {
  return positions.get(entryKey());
}

/** Notes how far the reader scrolls on this history entry; returns what ends it. */
export function keepScroll(): () => void {
  const key = entryKey();
  const note = () => {
    // Back and forward change the address before the page: a scroll in between is none of the reader's.
    if (entryKey() === key) positions.set(key, window.scrollY);
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}
