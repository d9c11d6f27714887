import type { Plugin } from 'vite';

const config = {
  title: 'storysite',
  base: '/',
  htmlSuffix: false,
  lang: 'en',
  locales: [{ lang: 'en', label: 'English', prefix: '' }],
  nav: [{ text: 'Guides', link: '/guides/get-started' }],
  mark: { text: 's' },
};

/** Site modules that parts of the theme import. */
const modules: Record<string, string> = {
  'virtual:site-config': `export default ${JSON.stringify(config)};`,
  'virtual:site-overrides': 'export default {};',
  'virtual:site-search': 'export const ExternalSearch = undefined;',
  'virtual:site-plugins': 'export const barTools = [];',
};

/** Provides these modules to stories in Storybook; the site skips the plugin because of its name. */
export function siteModules(): Plugin {
  return {
    name: 'storybook:site-modules',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}
