import { parse } from 'postcss';
import type { Plugin, Rollup } from 'vite';
import type { SiteReader } from '../../site/Site.ts';
import { readImports, resolveWith, STYLE } from './findPageRules.ts';
import { findPageRule } from './pageRule.ts';

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
      if (!STYLE.test(path) || /\b(raw|url)\b/.test(query) || !findPageRule(code)) return null;
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

/** A style sheet in the layer of the project; what has to stand at its start stays there. */
export function layer(css: string): string {
  const { nodes } = parse(css);
  const last = nodes.findLastIndex((node) => node.type === 'atrule' && START.test(node.name));
  const kept = nodes.slice(0, last + 1);
  const start = nodes[last + 1]?.source?.start?.offset ?? css.length;
  // The order of its own layers holds within, too.
  const orders = kept.filter((node) => node.type === 'atrule' && node.name === 'layer');
  const order = orders.map((node) => `${String(node)};\n`).join('');
  return `${css.slice(0, start)}@layer project {\n${order}${css.slice(start)}\n}`;
}

const START = /^(charset|import|namespace)$/;
