import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Bundlers of the style sheet, in addition to the app's. */
export type Bundler = 'vite-6' | 'vite-7' | 'webpack';

/** Builds the style sheet for production with a bundler from the app's packages. */
export async function buildSheet(bundler: Bundler, sheet: string, app: string): Promise<string> {
  const root = join(app, 'sheets', bundler);
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'select.css'), sheet);
  await writeFile(join(root, 'entry.js'), "import './select.css';\n");
  const outDir = join(root, 'dist');
  if (bundler === 'webpack') await runWebpack(root, outDir, createRequire(join(app, 'x.js')));
  else await runVite(bundler, root, outDir, app);
  const files = await readdir(outDir, { recursive: true });
  const css = files.find((file) => file.endsWith('.css')) ?? '';
  return readFile(join(outDir, css), 'utf8');
}

async function runVite(bundler: Bundler, root: string, outDir: string, app: string) {
  // This repository has an older Vite.
  const path = join(app, 'node_modules', bundler, 'dist/node/index.js');
  const vite = (bundler === 'vite-6' ? await import('vite') : await import(path)) as {
    build: (config: object) => Promise<unknown>;
  };
  const rollupOptions = { input: join(root, 'entry.js') };
  const build = { outDir, rollupOptions, emptyOutDir: true };
  await vite.build({ root, configFile: false, logLevel: 'error', build });
}

/** Production setup from webpack's documentation: a separate, minified file. */
async function runWebpack(context: string, path: string, require: NodeJS.Require): Promise<void> {
  const webpack = require('webpack') as (config: object) => {
    run: (done: (error: Error | null, stats?: { hasErrors(): boolean }) => void) => void;
  };
  const Extract = require('mini-css-extract-plugin') as { new (): object; loader: string };
  const Minimizer = require('css-minimizer-webpack-plugin') as new () => object;
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './entry.js',
    output: { path },
    module: { rules: [{ test: /\.css$/, use: [Extract.loader, require.resolve('css-loader')] }] },
    plugins: [new Extract()],
    optimization: { minimizer: [new Minimizer()] },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(String(stats))) : done(),
    );
  });
}
