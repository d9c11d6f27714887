import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadConfig } from '../project/resolveConfig.ts';
import { type KeptServer, keepDevServer } from './keepDevServer.ts';

vi.mock('./createDevServer.ts', () => ({
  createDevServer: ({ config }: ReadConfig) =>
    Promise.resolve({ config, ws: { on() {}, send() {} }, close: () => Promise.resolve() }),
}));

const failing = vi.hoisted(() => ({ code: '' }));
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  const watch = (...given: Parameters<typeof real.watch>) => {
    const { code } = failing;
    if (code) throw Object.assign(new Error(`${code}: no more watchers`), { code });
    return real.watch(...given);
  };
  return { ...real, watch };
});

let root: string;
let kept: KeptServer;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keep-'));
  mkdirSync(join(root, '.storybook'));
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(async () => {
  await kept.close();
  rmSync(root, { recursive: true });
});

/** Starts the server of a site whose title is the text of its configuration file. */
async function keep(file: string, onRead = () => {}): Promise<void> {
  const readConfig = () => {
    const title = readFileSync(file, 'utf8');
    onRead();
    return Promise.resolve({ config: { title }, files: [file] } as unknown as ReadConfig);
  };
  kept = await keepDevServer({
    root,
    configDir: '.storybook',
    readConfig,
    upgrades: createServer(),
  });
}

const serve = async (response: object) =>
  (await kept.serve(response as ServerResponse)) as unknown as { config: { title: string } };

const readTitle = async () =>
  (await serve({ once: (_: string, closed: () => void) => closed() })).config.title;

it('reads a configuration again that changes while it is read', async () => {
  const file = join(root, '.storybook/site.config.ts');
  writeFileSync(file, 'first');
  let reads = 0;
  await keep(file, () => {
    reads += 1;
    if (reads === 2) writeFileSync(file, 'the third');
  });
  expect(await readTitle()).toBe('first');
  writeFileSync(file, 'second');
  await expect.poll(readTitle, { timeout: 5000 }).toBe('the third');
});

it('reads a configuration once that is emptied and written a while later', async () => {
  const file = join(root, '.storybook/site.config.ts');
  writeFileSync(file, 'first');
  const onRead = vi.fn();
  await keep(file, onRead);
  writeFileSync(file, '');
  await new Promise((written) => setTimeout(written, 150));
  writeFileSync(file, 'second');
  await expect.poll(readTitle, { timeout: 5000 }).toBe('second');
  expect(onRead).toHaveBeenCalledTimes(2);
});

it.each(['ENOSPC', 'EMFILE', 'EPERM'])(
  'goes on where files cannot be watched: %s',
  async (code) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const file = join(root, '.storybook/site.config.ts');
    writeFileSync(file, 'first');
    failing.code = code;
    await keep(file);
    failing.code = '';
    expect(await readTitle()).toBe('first');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/not watched.*: E\w+: no more/)]]);
    warn.mockRestore();
  },
);

it('notices another text of the same length and time', async () => {
  const file = join(root, '.storybook/site.config.ts');
  const time = new Date('2026-01-01');
  const writeThen = (text: string) => {
    writeFileSync(join(root, 'new'), text);
    utimesSync(join(root, 'new'), time, time);
    renameSync(join(root, 'new'), file);
  };
  writeThen('first');
  await keep(file);
  writeThen('other');
  await expect.poll(readTitle, { timeout: 5000 }).toBe('other');
});

it('does not wait for a page that was left before it was answered', async () => {
  const file = join(root, '.storybook/site.config.ts');
  writeFileSync(file, 'first');
  await keep(file);
  await serve({ destroyed: true, once() {} });
  writeFileSync(file, 'second');
  await expect.poll(readTitle, { timeout: 5000 }).toBe('second');
});
