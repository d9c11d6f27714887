import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { build, type BuildOptions, type Rollup } from 'vite';
import { projectRoot } from '../setup.mjs';

/** Demos of the plain pages, which link to each other. */
const demos = [
  { name: 'single', next: 'tags', file: 'stories/single/Single.tsx' },
  { name: 'tags', next: 'single', file: 'stories/tags/Tags.tsx' },
];

const STYLE = `<style>body { max-width: 760px; margin: auto; font: 16px/1.65 system-ui, sans-serif }
pre, table { display: block; overflow: auto } th, td { padding: 8px; border: 1px solid #ccc }</style>`;

const WORK = join(projectRoot, '.cache/bench/work');

/**
 * Builds plain pages, the lower limit for a site of this kind: the README as bare HTML without a script, and two demos,
 * prerendered and hydrated by one script with plain React. They use the measured site's `_headers`.
 */
export async function buildFloors(dir: string, headersFile: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await writePage(join(dir, 'index.html'), STYLE, await renderReadme());
  for (const { name, next, file } of demos) {
    const { script, css, prerendered } = await buildDemo(name, file, dir);
    const source = await readFile(join(projectRoot, file), 'utf8');
    const code = source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const html = `<h1>${name}</h1><p><a href="/demo/${next}">${next}</a></p>
<div id="demo">${prerendered}</div><pre><code>${code}</code></pre>`;
    const head = `${STYLE}<style>${css}</style><script type="module" src="/${script}"></script>`;
    await writePage(join(dir, 'demo', name, 'index.html'), head, html);
  }
  await copyFile(headersFile, join(dir, '_headers'));
}

/** Renders the library's README as plain Markdown, without anchors and highlighting. */
async function renderReadme(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('rc-select/README.md');
  const rehype = [[remarkRehype, { allowDangerousHtml: true }], rehypeRaw, rehypeStringify];
  const plugins = [remarkParse, remarkGfm, ...rehype] as PluggableList;
  const file = await unified()
    .use(plugins)
    .process(await readFile(path, 'utf8'));
  return String(file);
}

/** Prerenders a demo, and builds its style sheets and a script that hydrates it, minified like the site's. */
async function buildDemo(name: string, file: string, outDir: string) {
  const imports = `import { createElement } from 'react'; import Demo from '/${file}';`;
  const serverCode = `${imports} import { renderToString } from 'react-dom/server';
export default renderToString(createElement(Demo));`;
  const [server] = await bundle(`${name}-server.js`, serverCode, { ssr: true, outDir: WORK });
  const { default: prerendered } = await import(pathToFileURL(join(WORK, server.fileName)).href);
  const clientCode = `${imports} import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.getElementById('demo'), createElement(Demo));`;
  const options = { outDir, modulePreload: false, minify: 'terser' } as const;
  const client = await bundle(`${name}.js`, clientCode, options);
  const styles = client.flatMap((entry) => (entry.type === 'asset' ? String(entry.source) : []));
  return { prerendered, script: client[0].fileName, css: styles.join('') };
}

async function bundle(name: string, code: string, options: BuildOptions) {
  const input = join(WORK, 'src', name);
  await mkdir(dirname(input), { recursive: true });
  await writeFile(input, code);
  const { output } = (await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { ...options, target: 'es2022', emptyOutDir: false, rollupOptions: { input } },
  })) as Rollup.RollupOutput;
  return output;
}

/** Writes a document with inline styles: a separate file would cost another round trip before the first paint. */
async function writePage(file: string, head: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head>
<body>${html}</body></html>`,
  );
}
