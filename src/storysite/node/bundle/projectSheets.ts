import type { Plugin, Rollup } from 'vite';
import type { SiteReader } from '../site/Site.ts';
import { readImports, resolveWith, STYLE } from './findPageRules.ts';
import { addressUrls } from '../project/addressFiles.ts';
import { createStaticAddress } from '../project/staticAddress.ts';
import { scopeSheet } from '../project/scopeSheet.ts';

/** Ids of style sheets, and of style blocks of other files. */
export const SHEET = /\.(?:css|scss|sass|less|styl|pcss)(?:$|\?)|\blang\.css\b/;

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//;

/**
 * Keeps the style sheets of stories, preview and components away from the frame, except those of the site's own parts.
 */
export function projectSheets(readSite: SiteReader): Plugin {
  let own: Promise<(path: string) => boolean> | undefined;
  return {
    name: 'site:project-sheets',
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      // With other queries, the text is not for this document.
      if (!isStyle(path, query) || /(?:^|&)(?:raw|url|inline)\b/.test(query)) return null;
      if (this.meta.watchMode) own = undefined;
      own ??= findOwn(this, readSite);
      const { config } = readSite;
      const addressOf = createStaticAddress(await readSite.storybook(), config);
      // Vite has resolved files that it knows; a remaining path from the root may be one of Storybook's files.
      const css = addressUrls(code, (url) => (url.startsWith('/') ? addressOf(url) : undefined));
      if (!(await own)(path)) return { code: scopeSheet(css), map: null };
      return css === code ? null : { code: css, map: null };
    },
  };
}

const isStyle = (path: string, query: string) => STYLE.test(path) || /\blang\.css\b/.test(query);

/** Whether a sheet belongs to the site's own parts from the project or its plugins: overrides, tools, asides. */
async function findOwn(context: Rollup.PluginContext, { config }: SiteReader) {
  const parts = [
    ...Object.values(config.overrides),
    ...config.plugins.flatMap(({ client, barTool, storyTool, pageTool, aside }) =>
      [client, barTool].concat(storyTool, pageTool, aside),
    ),
  ].filter((file) => file !== undefined);
  const resolve = resolveWith(context);
  const lists = await Promise.all(
    parts.map(async (file) => [...(await readImports(file, resolve)).keys()]),
  );
  const files = new Set(lists.flat());
  const packages = parts.flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/')) ?? []);
  return (path: string) => files.has(path) || packages.some((folder) => path.startsWith(folder));
}
