import type { Theme } from '../messages.ts';

const dark = '(prefers-color-scheme: dark)';

/** The colors of the page's stories, as their `color-scheme` and the system have them. */
export function readTheme(): Theme {
  const scheme = getComputedStyle(document.body).colorScheme;
  const isDark = scheme.includes('dark');
  if (isDark && scheme.includes('light')) return window.matchMedia(dark).matches ? 'dark' : 'light';
  return isDark ? 'dark' : 'light';
}

/** Calls back when the page's colors may have changed; returns a function that ends this. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  const system = window.matchMedia(dark);
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
