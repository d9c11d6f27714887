import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepMinified } from './keepMinified.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minify-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a script; returns its output and the number of minified chunks. */
async function buildScript(text: string, passes = 1): Promise<{ code: string; minified: number }> {
  await writeFile(path.join(folder, 'a.js'), `console.log(${JSON.stringify(text)});`);
  await writeFile(path.join(folder, 'b.js'), 'import("./a.js"); console.log("b");');
  let minified = 0;
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: true,
      minify: 'terser',
      terserOptions: { compress: { passes } },
      modulePreload: false,
      rollupOptions: { input: path.join(folder, 'b.js') },
    },
    plugins: [
      {
        name: 'count',
        configResolved({ plugins }) {
          const terser = plugins.find(({ name }) => name === 'vite:terser')!;
          const minify = terser.renderChunk as (...args: unknown[]) => unknown;
          Object.assign(terser, {
            renderChunk(...args: unknown[]) {
              minified += 1;
              return Reflect.apply(minify, this, args);
            },
          });
        },
      },
      keepMinified(path.join(folder, 'kept/minified.json')),
    ],
  });
  const chunks = 'output' in output ? output.output : [];
  return { code: chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join(), minified };
}

it('minifies a chunk again only when it or the options have changed', async () => {
  const first = await buildScript('one');
  expect(first).toMatchObject({ code: expect.stringContaining('"one"'), minified: 2 });
  expect(await buildScript('one')).toEqual({ ...first, minified: 0 });
  // The other chunk refers to it by its hash, which is computed later.
  expect(await buildScript('two')).toMatchObject({
    code: expect.stringContaining('"two"'),
    minified: 1,
  });
  expect(await buildScript('two', 2)).toMatchObject({ minified: 2 });
});

it('minifies all when what was kept cannot be read', async () => {
  const first = await buildScript('three');
  await writeFile(path.join(folder, 'kept/minified.json'), '{"half');
  expect(await buildScript('three')).toEqual({ ...first, minified: 2 });
});
