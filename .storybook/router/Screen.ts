import type { PageModule } from './PageModule.ts';
import type { MenuGroup, PageLink } from '../../src/page/Page.ts';

/** What the window shows for an address. */
export type Screen = { pathname: string } & (
  | { kind: 'page'; module: PageModule }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown-demo'; uuid: string }
  | { kind: 'not-found'; path: string; suggestions: PageLink[] }
  | { kind: 'failed' }
);

/** A screen with the side menu that goes with it. */
export interface Shown {
  screen: Screen;
  menu: MenuGroup[];
}
