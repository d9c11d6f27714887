import type { PageLink } from '../shared/Page.ts';
import type { PageModule } from '../shared/PageModule.ts';

/** What the window shows for an address. */
export type Screen = { pathname: string } & (
  | { kind: 'page'; module: PageModule }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown-demo'; uuid: string }
  | { kind: 'not-found'; path: string; suggestions: PageLink[] }
);

/** Title of a screen, without the library's name. */
export function screenTitle(screen: Screen): string {
  if (screen.kind === 'page') return screen.module.page.title;
  if (screen.kind === 'unknown-demo') return 'Demo not found';
  return 'Page not found';
}
