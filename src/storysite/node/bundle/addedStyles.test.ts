// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { entries } from '../project/entries.ts';
import { addedStyles } from './addedStyles.ts';

const CSS = '.from-plugin{width:3px}';

/** Adds the CSS of all modules to the first sheet that it finds, as StyleX does. */
const collector = (hasHash: boolean): Plugin => ({
  name: 'collector',
  enforce: 'pre',
  generateBundle(_, bundle) {
    const [sheet] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
    if (sheet?.type !== 'asset') return;
    const source = `${String(sheet.source)}\n${CSS}`;
    if (!hasHash) {
      sheet.source = source;
      return;
    }
    for (const file of Object.values(bundle)) {
      const names = file.type === 'chunk' && file.viteMetadata?.importedCss;
      if (names && names.delete(sheet.fileName)) names.add('assets/renamed-1.css');
    }
    delete bundle[sheet.fileName];
    this.emitFile({ type: 'asset', fileName: 'assets/renamed-1.css', source });
  },
});

interface Built {
  styles: Record<string, string>;
  start: string[];
}

/** Builds a page with or without a sheet of its own; returns the styles, and those that all pages have. */
async function buildWith(plugin: Plugin | undefined, hasSheet: boolean): Promise<Built> {
  const root = await mkdtemp(join(tmpdir(), 'added-'));
  await writeFile(join(root, 'page.css'), '.page { width: 4px }');
  await writeFile(join(root, 'page.js'), hasSheet ? "import './page.css';" : '');
  const added = addedStyles();
  const start: Plugin = {
    name: 'start',
    enforce: 'pre',
    load: (id) => (id === entries.start ? 'export default 1' : null),
  };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [start, added.first, plugin, added.last],
    build: {
      manifest: 'manifest.json',
      rollupOptions: {
        input: [entries.start, join(root, 'page.js')],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const read = (file: string) => readFile(join(root, 'dist', file), 'utf8');
  const chunks = Object.values(JSON.parse(await read('manifest.json')) as Manifest);
  const files = new Set(chunks.flatMap(({ css = [] }) => css));
  const texts = [...files].map(async (file) => [
    file.replace(/-.*/, ''),
    (await read(file)).trim(),
  ]);
  const styles = Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  await rm(root, { recursive: true });
  const css = chunks.find(({ file }) => file.includes('start'))?.css ?? [];
  return { styles, start: css.map((file) => file.replace(/-.*/, '')) };
}

it.each([
  ['to a sheet of a page', false, true],
  ['to a copy of it with another name', true, true],
  ['where no module has a sheet', false, false],
])('every page gets the CSS that a plugin adds %s', async (_, hasHash, hasSheet) => {
  const { styles, start } = await buildWith(collector(hasHash), hasSheet);
  expect(styles['assets/style']).toBe(CSS);
  expect(start).toEqual(['assets/style']);
  const others = Object.entries(styles).filter(([file]) => file !== 'assets/style');
  expect(others.map(([, css]) => css)).toEqual(hasSheet ? ['.page{width:4px}'] : []);
});

it('sheets stay as they are where no plugin adds to them', async () => {
  const { styles, start } = await buildWith(undefined, true);
  expect(styles).toEqual({ 'assets/page': '.page{width:4px}' });
  expect(start).toEqual([]);
});
