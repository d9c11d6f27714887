import type { Screen } from './Screen.ts';

/** Title of a screen, without the library's name. */
export function screenTitle(screen: Screen): string {
  if (screen.kind === 'page') return screen.module.page.title;
  if (screen.kind === 'unknown-demo') return 'Demo not found';
  return 'Page not found';
}
