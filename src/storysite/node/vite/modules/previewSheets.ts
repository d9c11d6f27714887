import type { Plugin, Rollup } from 'vite';
import type { SiteReader } from '../../site/loadSite.ts';
import { readImports, resolveWith, STYLE } from './findPageRules.ts';
import { findPageRule } from './pageRule.ts';

/** What has to stay at the start of a style sheet. */
const START =
  /^(?:\s|\/\*[^]*?\*\/|@charset[^;]*;|@import\s+(?:url\((?:"[^"]*"|'[^']*'|[^)]*)\)|"[^"]*"|'[^']*')[^;]*;)*/;

/**
 * Puts the style sheets of the preview that have rules for whole kinds of elements, such as a reset, into a layer below
 * those of the theme. They are meant for the stories, but the frame of the site is in the same document.
 */
export function previewSheets(readSite: SiteReader): Plugin {
  let sheets: Promise<Set<string>> | undefined;
  return {
    name: 'site:preview-sheets',
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      if (!STYLE.test(path) || /^(raw|url)\b/.test(query) || !findPageRule(code)) return null;
      if (this.meta.watchMode) sheets = undefined;
      sheets ??= listSheets(this, readSite);
      return (await sheets).has(path) ? { code: layer(code), map: null } : null;
    },
  };
}

/** The absolute files of the style sheets that the preview imports. */
async function listSheets(context: Rollup.PluginContext, readSite: SiteReader) {
  const { previewFile } = await readSite.storybook();
  if (!previewFile) return new Set<string>();
  return new Set((await readImports(previewFile, resolveWith(context))).keys());
}

/** A style sheet in the layer of the project. */
export function layer(css: string): string {
  const [start = ''] = START.exec(css) ?? [];
  return `${start}@layer project {\n${css.slice(start.length)}\n}`;
}
