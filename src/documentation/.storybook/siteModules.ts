import type { Plugin } from 'vite';
import { checkSiteConfig } from 'storysite';

/** What the parts of the theme import in a site, as far as the stories need it in Storybook. */
async function listModules(): Promise<Record<string, string>> {
  const { default: config } = await import('./site.config.ts');
  const { title, nav, locales } = await checkSiteConfig({ ...config, plugins: [] });
  const known = {
    title,
    nav,
    locales,
    lang: 'en',
    base: '/',
    htmlSuffix: false,
    mark: { text: 's' },
  };
  return {
    'virtual:site-config': `export default ${JSON.stringify(known)};`,
    'virtual:site-overrides': `export default {};`,
    'virtual:site-plugins': `export const barTools = [];`,
  };
}

/** Gives Storybook the modules that a site has; named so that the site itself leaves it out. */
export function siteModules(): Plugin {
  const modules = listModules();
  return {
    name: 'storybook:site-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:site-') ? `\0${id}` : undefined),
    load: async (id) => {
      if (!id.startsWith('\0virtual:site-')) return undefined;
      return (await modules)[id.slice(1)] ?? 'export default {};';
    },
  };
}
