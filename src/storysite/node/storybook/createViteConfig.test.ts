import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vite from 'vite';
import { expect, it } from 'vitest';
import { createWebpackConfig } from './createViteConfig.ts';

it("finds a package's style sheet as webpack's loaders name it", async () => {
  const root = await mkdtemp(join(await realpath(tmpdir()), 'webpack-'));
  try {
    await mkdir(join(root, 'node_modules/kit'), { recursive: true });
    await writeFile(join(root, 'node_modules/kit/kit.css'), '.kit { color: teal }');
    await writeFile(join(root, 'node_modules/kit/package.json'), '{ "name": "kit" }');
    await writeFile(join(root, 'start.js'), "import './start.css';");
    await writeFile(join(root, 'start.css'), "@import '~kit/kit.css';");
    const config = await createWebpackConfig(vite, {
      presets: { apply: () => Promise.resolve({}) },
    } as never)({ root, configFile: false, logLevel: 'silent' }, 'production');
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
