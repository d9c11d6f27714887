import type { MenuGroup, PageLink } from '../../core/Page.ts';
import type { PageModule } from '../../core/PageModule.ts';
import { t } from '../../core/texts/t.ts';

/** What the window shows for an address. */
export type Screen = { pathname: string } & (
  | { kind: 'page'; module: PageModule; menu: MenuGroup[] }
  | { kind: 'redirect'; to: string }
  | {
      kind: 'not-found';
      path: string;
      message?: string;
      suggestions: PageLink[];
      menu: MenuGroup[];
    }
);

/** Title of a screen, without the library's name. */
export function screenTitle(screen: Screen): string {
  if (screen.kind === 'page') return screen.module.page.title;
  return t('pageNotFound');
}
