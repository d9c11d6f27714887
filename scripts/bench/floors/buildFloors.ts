import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rollup, transformWithEsbuild } from 'vite';
import { escapeHtml } from '../../../.storybook/router/document.ts';
import { projectRoot } from '../../setup.mjs';
import { printPlainPage } from './printPlainPage.ts';
import { renderReadme } from './renderReadme.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const demos = [
  { name: 'single', next: 'tags', source: 'Single.tsx', entry: 'hydrateSingle.tsx' },
  { name: 'tags', next: 'single', source: 'Tags.tsx', entry: 'hydrateTags.tsx' },
] as const;

const shared: InlineConfig = {
  configFile: false,
  root: projectRoot,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
};

/**
 * Writes the pages that no site of this kind can be faster than, into an empty folder that a static host can serve:
 * the README as a plain page, and two demos as plain pages with one script each. `headersFile` is the measured
 * site's `_headers`.
 */
export async function buildFloors(dir: string, headersFile: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  const css = await minifyCss(await readFile(join(here, 'plain.css'), 'utf8'));
  const readme = printPlainPage({ title: 'rc-select', css, html: await renderReadme() });
  await write(join(dir, 'index.html'), readme);
  const rendered = await renderDemos();
  for (const demo of demos) {
    const { script, style } = await buildDemo(dir, demo.entry);
    const html = await printDemo(demo, rendered[demo.name]);
    const page = printPlainPage({ title: demo.name, css: css + style, html, script });
    await write(join(dir, 'demo', demo.name, 'index.html'), page);
  }
  await write(join(dir, '_headers'), withoutOwn(await readFile(headersFile, 'utf8')));
}

async function printDemo({ name, next, source }: (typeof demos)[number], demo: string) {
  const code = await readFile(join(projectRoot, 'stories', name, source), 'utf8');
  return [
    `<h1>${name}</h1><p><a href="/demo/${next}">${next}</a></p>`,
    `<div id="demo">${demo}</div>`,
    `<pre><code>${escapeHtml(code)}</code></pre>`,
  ].join('\n');
}

/** One script with all that the demo needs, minified as the site's are, and the demo's style sheets. */
async function buildDemo(dir: string, entry: string): Promise<{ script: string; style: string }> {
  const { output } = (await build({
    ...shared,
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      minify: 'terser',
      terserOptions: { compress: { passes: 2 } },
      rollupOptions: { input: join(here, entry), output: { inlineDynamicImports: true } },
    },
  })) as Rollup.RollupOutput;
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const texts = await Promise.all(
    styles.map(({ fileName }) => readFile(join(dir, fileName), 'utf8')),
  );
  return { script: `/${output[0].fileName}`, style: texts.join('') };
}

async function renderDemos(): Promise<typeof import('./renderDemos.tsx').demos> {
  const outDir = join(projectRoot, 'node_modules/.cache/bench-floors');
  await build({
    ...shared,
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { outDir, ssr: join(here, 'renderDemos.tsx'), target: 'node20', minify: false },
  });
  const file = pathToFileURL(join(outDir, 'renderDemos.js')).href;
  return ((await import(file)) as typeof import('./renderDemos.tsx')).demos;
}

async function minifyCss(css: string): Promise<string> {
  return (await transformWithEsbuild(css, 'plain.css', { minify: true })).code.trim();
}

/**
 * The plain pages' styles stand in the document, which the site's content policy knows nothing of, and their script is
 * not the site's. That it is named in a header makes no difference to them (select × 1.02 and 1.00, 24 and 30 visits).
 */
function withoutOwn(headers: string): string {
  return headers.replace(/^\s+(Content-Security-Policy|Link):.*\n/gim, '');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
