/** A page of the site that is pictured. */
export interface PicturedPage {
  /** Name of the picture's folder. */
  name: string;
  path: string;
  /** The whole page instead of its first screen. */
  whole?: boolean;
}

/** Widths of a desktop window and of a phone. */
export const pageWidths = [1280, 375] as const;

/** Eight pages, each with something that the others have not. */
export const picturedPages: PicturedPage[] = [
  { name: 'home', path: '/' },
  { name: 'api', path: '/#api' },
  { name: 'demo-short', path: '/demo/optgroup', whole: true },
  { name: 'demo-long', path: '/demo/option-label-prop', whole: true },
  { name: 'demo-tall', path: '/demo/auto-adjust-dropdown', whole: true },
  { name: 'demo-shared-source', path: '/demo/suggest', whole: true },
  { name: 'not-found', path: '/demo/optgrup', whole: true },
  { name: 'demo-not-found', path: '/~demos/demo-none--basic', whole: true },
];
