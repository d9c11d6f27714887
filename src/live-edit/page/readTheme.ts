import type { Theme } from '../messages.ts';

const dark = '(prefers-color-scheme: dark)';

/** Theme of the page's stories, from their `color-scheme` and the system. */
export function readTheme(): Theme {
  const scheme = getComputedStyle(document.body).colorScheme;
  const isDark = scheme.includes('dark');
  if (isDark && scheme.includes('light')) return window.matchMedia(dark).matches ? 'dark' : 'light';
  return isDark ? 'dark' : 'light';
}

/** Calls `onChange` when the theme may have changed; returns a function that stops watching. */
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
