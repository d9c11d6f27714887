import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vite from 'vite';
import { expect, it } from 'vitest';
import { createWebpackConfig } from './createViteConfig.ts';

it.each([
  ['a loader of webpack', "import './start.css';"],
  ['an alias', "import '@/start.css';"],
  ['a condition', "import 'kit/exported';"],
  ['a folder', "import 'parts/part.css';"],
])('finds a style sheet by %s', async (_, code) => {
  const root = await mkdtemp(join(await realpath(tmpdir()), 'webpack-'));
  const write = async (file: string, text: string) => {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), text);
  };
  try {
    const exports = { './kit.css': './kit.css', './exported': { sheet: './kit.css' } };
    await write('node_modules/kit/package.json', JSON.stringify({ name: 'kit', exports }));
    await write('node_modules/kit/kit.css', '.kit { color: teal }');
    await write('src/parts/part.css', "@import '~kit/kit.css';");
    await write('start.css', "@import '~kit/kit.css';");
    await write('start.js', code);
    const found = {
      alias: [{ find: '@', replacement: root }],
      conditions: ['sheet'],
      folders: [join(root, 'src')],
    };
    const config = await createWebpackConfig(
      vite,
      {},
      found,
    )({ root, configFile: false, logLevel: 'silent' }, 'production');
    const rollupOptions = { input: join(root, 'start.js') };
    const built = await vite.build({ ...config, build: { write: false, rollupOptions } });
    const { output } = built as vite.Rollup.RollupOutput;
    const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
    expect(styles.map((file) => 'source' in file && String(file.source)).join('')).toContain(
      'teal',
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
