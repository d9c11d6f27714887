import type { RouteEntry } from 'storysite';

/** Demos whose name was written without dashes in the ids of the earlier site. */
const undashed = /^(dropdown-render|filter-sort|get-popup-container|option-.*|single-field-names)$/;

/** The id that a demo had on the earlier site: `docs-single`, `docs-dropdownrender`. */
function legacyId(demo: string): string {
  return `docs-${undashed.test(demo) ? demo.replaceAll('-', '') : demo}`;
}

/**
 * `/` is the README, `/demo/<name>` a demo's page, `/~demos/<story id>` a standalone story, also by its legacy id. Tests
 * of the keyboard and of the guides are only in Storybook.
 */
export function routes({ type, id, title }: RouteEntry) {
  if (/^\w+ tests\//.test(title)) return false;
  if (type === 'docs') return title === 'README' ? '/' : undefined;
  const [, demo] = /^demo-(.+)--basic$/.exec(id) ?? [];
  return { path: `/~demos/${id}`, aliases: demo ? [`/~demos/${legacyId(demo)}`] : [] };
}

export const redirects = {
  '/demo': '/demo/auto-adjust-dropdown',
  '/zh-CN/demo': '/zh-CN/demo/auto-adjust-dropdown',
  '/_demos/*': '/~demos/*',
};

export const notFound = { '/~demos/*': 'Demo * not found :(' };
