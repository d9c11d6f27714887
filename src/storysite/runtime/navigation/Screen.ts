import type { ComponentType } from 'react';
import siteConfig from 'virtual:site-config';
import type { MenuGroup, PageLink } from '../../core/Page.ts';
import type { PageModule } from '../../core/PageModule.ts';
import { t } from '../../core/texts/t.ts';

/** Props of the view for an address without a page. */
export interface NotFoundProps {
  /** The path that the reader asked for; empty in the document that is served for all such paths. */
  path: string;
  /** The configured message for such a path, shown without the frame. */
  message?: string;
  /** The nearest pages, best first. */
  suggestions: PageLink[];
}

/** The window's content for an address. */
export type Screen = { pathname: string } & (
  | { kind: 'page'; module: PageModule; menu: MenuGroup[] }
  | { kind: 'redirect'; to: string }
  | (NotFoundProps & { kind: 'not-found'; View: ComponentType<NotFoundProps>; menu: MenuGroup[] })
);

/** Title of a screen, without the library's name. */
export function screenTitle(screen: Screen): string {
  if (screen.kind === 'page') return screen.module.page.title;
  return t('pageNotFound');
}

/** Title of the window. */
export function windowTitle(screen: Screen): string {
  const own = screen.kind === 'page' ? screen.module.page.windowTitle : undefined;
  return own ?? `${screenTitle(screen)} - ${siteConfig.title}`;
}
