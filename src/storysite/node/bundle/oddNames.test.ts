// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standInFor, toProjectPath } from '../project/realFile.ts';
import { oddNames } from './oddNames.ts';

const files = {
  'main.js': `import './F#/a b [c].js';\nimport text from './100%/no#te.txt?raw';\nconsole.log(text);`,
  'F#/a b [c].js': `import { word } from '../100%/wh?t';\nimport '../plain.js';\nimport dot from './d#t.svg?no-inline';\nimport './C#.css';\nconsole.log(word, dot);`,
  '100%/wh?t.ts': `export const word: string = 'found';`,
  '100%/no#te.txt': 'raw text',
  'plain.js': `console.log('plain');`,
  'F#/d#t.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'F#/C#.css': '.sharp { color: rgb(1, 2, 3) }',
};

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'odd-')));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const config = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [oddNames(root)],
});

it('bundles scripts, texts, styles and assets whose names have #, ?, %, blanks and brackets', async () => {
  await build({
    ...config(),
    build: { outDir: 'out', rollupOptions: { input: join(root, 'main.js') } },
  });
  const out = join(root, 'out/assets');
  const names = await readdir(out);
  const read = async (end: string) =>
    readFile(join(out, names.find((name) => name.endsWith(end)) ?? ''), 'utf8');
  const script = await read('.js');
  for (const word of ['found', 'raw text', 'plain', 'd_t-']) expect(script).toContain(word);
  expect(await read('.css')).toMatch(/\.sharp\{color:(#010203|rgb\(1, ?2, ?3\))\}/);
});

it('resolves modules whose queries are longer than the names of files may be', async () => {
  const { resolveId } = oddNames(root) as unknown as {
    resolveId(this: object, id: string, importer?: string, options?: object): Promise<unknown>;
  };
  const resolve = async (id: string, importer?: string) =>
    resolveId.call({ resolve: async (found: string) => found }, id, importer, {});
  const long = 'long'.repeat(100);
  for (const query of [`?highlighted=main,${long}`, `?compiled=${long}`, `?${long}`]) {
    expect(await resolve(join(root, 'plain.js') + query)).toBeNull();
    const odd = await resolve(join(root, 'F#/a b [c].js') + query);
    expect(odd).toBe(`${standInFor(join(root, 'F#/a b [c].js'))}${query}`);
  }
});

it('serves them in development, and knows the file of each', async () => {
  const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false } });
  try {
    const main = await server.transformRequest('/main.js');
    const [, address = ''] = /import "([^"]*a b \[c\]\.js)"/.exec(main?.code ?? '') ?? [];
    const found = await server.transformRequest(address);
    expect(found?.code).toMatch(/import \{ word \} from "\/100~25\/wh~3f\.?t\.ts"/);
    expect((await server.transformRequest('/100~25/wh~3ft.ts'))?.code).toContain('found');
    expect(toProjectPath(root, join(root, '100~25/wh~3ft.ts'))).toBe('100%/wh?t.ts');
  } finally {
    await server.close();
  }
});
