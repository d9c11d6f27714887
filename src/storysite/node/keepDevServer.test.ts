import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReadConfig } from './config/resolveConfig.ts';
import { type KeptServer, keepDevServer } from './keepDevServer.ts';

vi.mock('./createDevServer.ts', () => ({
  createDevServer: ({ config }: ReadConfig) =>
    Promise.resolve({ config, ws: { on() {}, send() {} }, close: () => Promise.resolve() }),
}));

const root = mkdtempSync(join(tmpdir(), 'keep-'));
let kept: KeptServer;

afterEach(async () => {
  await kept.close();
  rmSync(root, { recursive: true });
});

it('reads a configuration again that changes while it is read', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  mkdirSync(join(root, '.storybook'));
  const file = join(root, '.storybook/site.config.ts');
  writeFileSync(file, 'first');
  let reads = 0;
  const readConfig = () => {
    const title = readFileSync(file, 'utf8');
    reads += 1;
    if (reads === 2) writeFileSync(file, 'the third');
    return Promise.resolve({ config: { title }, files: [file] } as unknown as ReadConfig);
  };
  kept = await keepDevServer({
    root,
    configDir: '.storybook',
    readConfig,
    upgrades: createServer(),
  });
  const readTitle = async () => {
    const response = { once: (_: string, closed: () => void) => closed() };
    return (
      (await kept.serve(response as unknown as ServerResponse)) as unknown as {
        config: { title: string };
      }
    ).config.title;
  };
  expect(await readTitle()).toBe('first');
  writeFileSync(file, 'second');
  await expect.poll(readTitle, { timeout: 5000 }).toBe('the third');
});
