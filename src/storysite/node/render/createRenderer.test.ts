import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderer, readDeadline } from './createRenderer.ts';

const DEADLINE_MS = 700;

it.each(['10s', '0', '-1', ' ', 'NaN'])('refuses "%s" as the time for a story', (written) => {
  expect(() => readDeadline({ STORYSITE_RENDER_SECONDS: written })).toThrow(
    `STORYSITE_RENDER_SECONDS is "${written}", which is not a number`,
  );
});

it.each([
  ['2.5', 2500],
  ['', 10_000],
  [undefined, 10_000],
])('takes %s as the time for a story', (written, deadline) => {
  expect(readDeadline({ STORYSITE_RENDER_SECONDS: written })).toBe(deadline);
});

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
parentPort.on('message', async ({ name, args, skip, reason }) => {
  if (skip) skipped.set(skip, reason);
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
  renderer = createRenderer({ file: await write(bundle), deadlineMs: DEADLINE_MS });
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
  const files = new Map(['x', 'loop', 'never', 'y'].map((path) => [path, path]));
  const file = await write(bundle);
  const other = createRenderer({ file, deadlineMs: DEADLINE_MS, importsOf: () => files });
  expect(await other.renderPage('x+loop+y')).toMatch(/^x; It does not finish.*; y$/);
  await other.close();
});

it('says what a bundle throws that cannot be loaded', async () => {
  const broken = createRenderer({ file: await write('throw new Error("no window");') });
  await expect(broken.start()).rejects.toThrow('no window');
});

it('renders on in other threads while a story holds up one, and tells them of it', async () => {
  const several = createRenderer({
    file: await write(bundle),
    deadlineMs: DEADLINE_MS,
    threads: 3,
  });
  const order: string[] = [];
  const paths = ['a+loop', 'b', 'c+never', ...'defghijklm'];
  const pages = paths.map(async (path) => {
    const page: unknown = await several.renderPage(path);
    order.push(path);
    return page;
  });
  expect(await Promise.all(pages)).toEqual([
    expect.stringMatching(/^a; It does not finish/),
    'b',
    expect.stringMatching(/^c; It does not finish/),
    ...'defghijklm',
  ]);
  expect(order.slice(-2).toSorted()).toEqual(['a+loop', 'c+never']);
  const start = performance.now();
  const again = Array.from({ length: 6 }, () => several.renderPage('loop+never'));
  for (const page of await Promise.all(again)) expect(page).toMatch(/^It does.*; It does/);
  // Threads that were not notified would wait for twelve deadlines, three at once.
  expect(performance.now() - start).toBeLessThan(3 * DEADLINE_MS);
  await several.close();
});

it('gives each of several busy threads the whole time', async () => {
  const file = await write(
    bundle.replace(
      'const deeds = {',
      'const deeds = { work() { const end = performance.now() + 450; while (performance.now() < end); },',
    ),
  );
  const several = createRenderer({ file, deadlineMs: DEADLINE_MS, threads: 3 });
  const pages = Array.from({ length: 3 }, () => several.renderPage('work'));
  expect(await Promise.all(pages)).toEqual(['work', 'work', 'work']);
  await several.close();
});

it('colours the code that the thread asks for while it renders a page', async () => {
  const code = 'let x';
  // The highlighter is loaded first, which takes a busy machine longer than the others' deadline.
  const patient = createRenderer({ file: await write(bundle) });
  const html: unknown = await patient.renderWithout(code as never, false);
  expect(html).toBe('<span class="k">let</span> x');
  await patient.close();
});

it('renders with a document in a thread of its own, which ends with its timers', async () => {
  const entry = await readFile(
    join(import.meta.dirname, '../../app/server/startThread.ts'),
    'utf8',
  );
  const { code } = await transform(entry, { loader: 'ts' });
  const file = await write(`import { parentPort } from 'node:worker_threads';
export const answerCalls = () => {};
parentPort.on('message', ({ name }) => {
  if (name !== 'renderStories') return parentPort.postMessage({ result: undefined });
  setInterval(() => {}, 1);
  requestAnimationFrame(() => { throw new Error('late'); });
  const { matches } = window.matchMedia('(min-width: 1px)');
  localStorage.setItem('a', '1');
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = 'red';
  canvas.fillRect(0, 0, 1, 1);
  const width = Number(canvas.measureText('a').width);
  parentPort.postMessage({ result: [typeof document, matches, localStorage.getItem('a'), width] });
});`);
  const own = code.replace('./renderServer.ts', `file://${file}`);
  const started = await write(own.replace(/^.*provideLiveRenderer.*$/gm, ''));
  const other = createRenderer({ file: started, deadlineMs: 5000 });
  expect(await other.inDom.renderStories('/')).toEqual(['object', true, '1', 0]);
  expect([...other.lateErrors]).toEqual([]);
  await other.close();
});
