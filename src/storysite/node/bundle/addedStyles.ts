import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';
import { entries } from '../project/entries.ts';
import { scopeSheet } from '../project/scopeSheet.ts';

/** A sheet for plugins to add to if the project has none. StyleX prefers this name. */
const PLACE = 'assets/style.css';
const EMPTY = '/* */';

/** The end of a sheet in Vite 6 and later, until the bundle is written. */
const VITES_MARK = /\/\*\$vite\$:\d+\*\/$/;

const shared = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
} satisfies Partial<Plugin>;

/**
 * Moves CSS that a plugin such as StyleX collects from all modules, and adds to some sheet of the finished bundle, to a
 * sheet of every page. Otherwise only the pages with that sheet would have it.
 */
export function addedStyles(): { first: Plugin; last: Plugin } {
  const before = new Map<string, string>();
  return {
    first: {
      name: 'site:known-styles',
      enforce: 'pre',
      ...shared,
      generateBundle(_, bundle) {
        for (const sheet of listSheets(bundle)) before.set(sheet.fileName, textOf(sheet));
        before.set(PLACE, EMPTY);
        this.emitFile({ type: 'asset', fileName: PLACE, source: EMPTY });
      },
    },
    last: {
      name: 'site:added-styles',
      enforce: 'post',
      ...shared,
      generateBundle(_, bundle) {
        const css = listSheets(bundle).map((sheet) => takeAdded(sheet, before, bundle));
        for (const sheet of listSheets(bundle))
          if (textOf(sheet) === EMPTY) delete bundle[sheet.fileName];
        const source = scopeSheet(css.join('').trim());
        if (!source) return;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/style-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.facadeModuleId === entries.start)
            file.viteMetadata?.importedCss.add(fileName);
      },
    },
  };
}

const listSheets = (bundle: Rollup.OutputBundle) =>
  Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'));

const textOf = ({ source }: Rollup.OutputAsset) =>
  Buffer.from(source).toString().replace(VITES_MARK, '');

/** Removes the text that was added to a sheet and returns it. The sheet may have a new name, which contains a hash. */
function takeAdded(
  sheet: Rollup.OutputAsset,
  before: ReadonlyMap<string, string>,
  bundle: Rollup.OutputBundle,
): string {
  const text = textOf(sheet);
  const renamed = [...before].find(
    ([file, start]) => !(file in bundle) && start !== '' && text.startsWith(start),
  );
  const start = before.get(sheet.fileName) ?? renamed?.[1];
  if (start === undefined || !text.startsWith(start)) return '';
  sheet.source = start;
  return text.slice(start.length);
}
