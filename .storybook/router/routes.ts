import type { RouteEntry } from 'storysite';

/** Demos whose ids had no dashes on the earlier site. */
const undashed = /^(dropdown-render|filter-sort|get-popup-container|option-.*|single-field-names)$/;

/** A demo's id on the earlier site: `docs-single`, `docs-dropdownrender`. */
function legacyId(demo: string): string {
  return `docs-${undashed.test(demo) ? demo.replaceAll('-', '') : demo}`;
}

/** Home page of each language, by title. */
const homes: Record<string, string> = { Home: '/', 'zh-CN/Home': '/zh-CN' };

/**
 * `/` is the README, `/demo/<name>` a demo's page, regardless of its group, `/~demos/<story id>` a standalone story,
 * also with its legacy id. Tests of the keyboard and the guides are only in Storybook.
 */
export function routes({ type, id, title }: RouteEntry) {
  if (/^\w+ tests\//.test(title)) return false;
  const [, demo] = /^demo-(.+)--(?:docs|basic)$/.exec(id) ?? [];
  if (type === 'docs') return demo ? `/demo/${demo}` : homes[title];
  return { path: `/~demos/${id}`, aliases: demo ? [`/~demos/${legacyId(demo)}`] : [] };
}

export const redirects = {
  '/demo': '/demo/auto-adjust-dropdown',
  '/zh-CN/demo': '/zh-CN/demo/auto-adjust-dropdown',
  '/known-accessibility-limits': '/accessibility',
  '/zh-CN/known-accessibility-limits': '/zh-CN/accessibility',
  '/changelog': '/versions',
  '/zh-CN/changelog': '/zh-CN/versions',
  '/_demos/*': '/~demos/*',
};

export const notFound = { '/~demos/*': 'Demo * not found :(' };
