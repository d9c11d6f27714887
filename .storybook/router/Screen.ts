import type { PageLink } from '../../src/page/Page.ts';
import type { PageModule } from './PageModule.ts';

/** What the window shows for an address. */
export type Screen = { pathname: string } & (
  | { kind: 'page'; module: PageModule }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown-demo'; uuid: string }
  | { kind: 'not-found'; path: string; suggestions: PageLink[] }
);
