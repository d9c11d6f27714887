import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as vite from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextModules } from './nextWebpack.ts';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'.padEnd(8000, 'A');

const FILES = {
  // Next.js ships this package compiled.
  'node_modules/next/dist/compiled/image-size/index.js':
    'module.exports = () => ({ width: 3, height: 2 });',
  'node_modules/next/dist/shared/lib/image-config.js':
    'exports.imageConfigDefault = { path: "/_next/image" };',
  'node_modules/next/font/google/index.js': 'export const Inter_Tight = undefined;',
  'node_modules/next/font/local/index.js': 'export default undefined;',
  'node_modules/next/package.json': '{ "name": "next" }',
  'package.json': '{ "name": "kit" }',
  'own.woff2': 'x'.repeat(8000),
  'card.js': `import { Inter_Tight } from 'next/font/google';
import localFont from 'next/font/local';
import picture from './picture.gif';
export const google = Inter_Tight({ variable: '--inter', fallback: ['Arial'] });
export const own = localFont({ src: [{ path: './own.woff2', weight: '700' }] });
export const options = process.env.__NEXT_IMAGE_OPTS;
export { picture };`,
};

let root = '';
const notes: string[] = [];
let code = '';
let css = '';

beforeAll(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'next-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  await writeFile(join(root, 'picture.gif'), Buffer.from(PIXEL, 'base64'));
  const built = await vite.build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [nextModules(root, (text) => notes.push(text))],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: join(root, 'card.js'), preserveEntrySignatures: 'strict' },
    },
  });
  for (const file of (built as vite.Rollup.RollupOutput).output) {
    if (file.type === 'chunk') code += file.code;
    else if (file.fileName.endsWith('.css')) css += String(file.source);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

interface Card {
  google: Record<string, unknown>;
  own: { className: string };
  options: object;
  picture: object;
}

const run = async (): Promise<Card> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Card;

it('gives imported pictures their sizes, and shows them as they are', async () => {
  const { picture, options } = await run();
  const src = expect.stringMatching(/^\/assets\/picture-.+\.gif$/) as string;
  expect(picture).toEqual({ src, width: 3, height: 2, blurDataURL: src });
  expect(options).toEqual({ path: '/_next/image', unoptimized: true });
});

it('makes style sheets of fonts', async () => {
  const { google, own } = await run();
  expect(google).toMatchObject({ style: { fontFamily: "'Inter Tight', Arial" } });
  expect(css).toContain(`.${String(google.className)} {`);
  expect(css).toMatch(/--inter: ["']Inter Tight["'], Arial/);
  expect(css).toMatch(/@font-face {[^}]*url\("?\/assets\/own-.+\.woff2"?\)[^}]*font-weight: 700/);
  expect(css).toContain(`.${own.className} {`);
});

it('says which fonts are not loaded', () => {
  expect(notes).toEqual([
    'The font Inter Tight of next/font/google is not loaded, so readers see it only where they have it.',
  ]);
});
