/**
 * Names in a page's HTML that more than one room writes or reads; all but ids and classes are attributes. CSS and tests use
 * the same names.
 */
export const marks = {
  /** Id of the element that holds the page. */
  root: 'root',
  /** Class of the element that holds the article. */
  prose: 'prose',
  /** A part of the theme in the article, which the project's rules do not apply to. */
  part: 'data-site-part',
  /** On `html`: the document of a standalone story. */
  standalone: 'data-standalone',
  /** On the root: address of the page's module. */
  module: 'data-module',
  /** On the root: the browser renders the page from scratch instead of hydrating it. */
  fresh: 'data-fresh',
  /** Id of the static HTML, as JSON, of a page that could not be prerendered. */
  statics: 'statics',
  /** On the root: start of the addresses of the whole menus, where one is large. */
  menu: 'data-menu',
  /** A group of a large menu. */
  menuGroup: 'data-menu-group',
  /** On an inlined style sheet: address of its file. */
  sheet: 'data-href',
  /** On the link to a script that is too large to be fetched at rest. */
  large: 'data-large',
  /** The place of a story, with its id. */
  story: 'data-story',
  /** A part that is interactive: the root, a story, controls. */
  live: 'data-live',
  /** How a story that is not prerendered is shown; `waiting` for a page that only the browser can render. */
  shown: 'data-shown',
  /** A story whose HTML differs from the HTML that React would hydrate. */
  repaired: 'data-repaired',
  /** On `style`: rules that a story's own library would write into the document. */
  storyStyle: 'data-story-style',
  /** A part with stories whose scripts are loaded when a reader touches it. */
  late: 'data-late',
  /** The button that starts a story that the build has given up on. */
  start: 'data-start',
  /** The box of a story, with its id. */
  storyBox: 'data-story-box',
  /** HTML from the build, with its id. */
  static: 'data-static',
  /** Lines of code that are folded at first. */
  rest: 'data-rest',
  /** A link that the browser follows itself. */
  native: 'data-native',
} as const;

/** Marks a part of the theme in the article. */
export const PART = { [marks.part]: '' };

/**
 * The one order of all layers, the head of every document: sheets are split by page and arrive in any order, and the
 * first to name a layer would set its rank. A story's own sheets are unlayered and so win over every rule of the site.
 */
export const layerOrder = '@layer reset,tokens,base,project,prose,parts,story,print;';

/** Names the preview file when the build lists for its renderer which modules to leave out. */
export const PREVIEW = 'the preview';

/**
 * Placeholder host in the address of a module on the server. Addresses that the module derives from it become addresses
 * of the site, whose host is unknown during the build.
 */
export const MODULE_ORIGIN = 'http://module.storysite.invalid';

/** A text from the server, with addresses of modules as those of the site's own host. */
export function dropModuleOrigin(text: string): string {
  return text.replaceAll(MODULE_ORIGIN, '');
}
