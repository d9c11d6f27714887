import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderer } from './createRenderer.ts';

const DEADLINE_MS = 700;

/** A server bundle: a page is a list of stories, of which some do harm. */
const bundle = `
import { parentPort, workerData } from 'node:worker_threads';
const { skipped } = workerData;
const deeds = {
  loop() { for (;;); },
  exit() { process.exit(0); },
  never: () => new Promise(() => {}),
  // As a thread that the machine has no time for.
  starve: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000),
};
const calls = {
  renderWithout: (code) =>
    new Promise((resolve) => {
      parentPort.on('message', ({ id, html }) => id === 7 && resolve(html));
      parentPort.postMessage({ plain: { id: 7, code, language: 'js' } });
    }),
  importPreview: () => undefined,
  importStory: (path) => skipped.has(path) || deeds[path]?.(),
  async renderPage(path) {
    const shown = [];
    for (const story of path.split('+')) {
      parentPort.postMessage({ story });
      if (!skipped.has(story)) await deeds[story]?.();
      shown.push(skipped.get(story) ?? story);
      parentPort.postMessage({ story: undefined });
      if (story === 'end') await deeds.loop();
    }
    return shown.join('; ');
  },
};
parentPort.on('message', async ({ name, args }) => {
  if (!name) return;
  parentPort.postMessage({ result: await calls[name](...args) });
});
`;

let folder: string;
let renderer: ReturnType<typeof createRenderer>;
const write = async (text: string) => {
  const file = join(folder, `${Math.random()}.mjs`);
  await writeFile(file, text);
  return file;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  renderer = createRenderer(await write(bundle), undefined, DEADLINE_MS);
});
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

it('renders a page without the stories that never end, or end the process, and says why', async () => {
  expect(await renderer.renderPage('a+loop+b+never+c+exit')).toBe(
    'a; It does not finish on the server within 0.7 seconds.; b; It does not finish on the server within 0.7 seconds.; c; It ends the process.',
  );
  expect(await renderer.renderPage('loop+d')).toMatch(/does not finish.*; d$/);
});

it('gives a story on a machine that is slow or busy the time that it needs, and says how long stories took', async () => {
  expect(await renderer.renderPage('a+starve+b')).toBe('a; starve; b');
  expect([...renderer.times.keys()]).toEqual(expect.arrayContaining(['a', 'b', 'starve']));
  expect(renderer.times.get('starve')).toBeLessThan(DEADLINE_MS);
});

it('gives up on a page that never ends outside of its stories, and blames none of them', async () => {
  await expect(renderer.renderPage('a+end')).rejects.toThrow('It does not finish on the server');
  expect(await renderer.renderPage('a')).toBe('a');
});

it('leaves out modules that never load, and imports the others', async () => {
  const paths = ['x', 'loop', 'never', 'y'].map((path) => [path, path] as const);
  await renderer.importAll(new Map(paths));
  expect(await renderer.renderPage('x+y')).toBe('x; y');
});

it('says what a bundle throws that cannot be loaded', async () => {
  const broken = createRenderer(
    await write('throw new Error("no window");'),
    undefined,
    DEADLINE_MS,
  );
  await expect(broken.importAll(new Map())).rejects.toThrow('no window');
});

it('colours the code that the thread asks for while it renders a page', async () => {
  const code = 'let x';
  const html: unknown = await renderer.renderWithout(code as never, false);
  expect(html).toBe('<span class="k">let</span> x');
});
