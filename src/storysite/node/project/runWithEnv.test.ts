// @vitest-environment node
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  runConfig,
  runWithEnv,
  runWithMachineEnv,
  runWithPublicEnv,
  withPublicFunctions,
} from './runWithEnv.ts';

beforeEach(() => {
  vi.stubEnv('TOKEN', 'secret');
  vi.stubEnv('STORYBOOK_KIND', 'kind');
});

const read = () => [process.env.TOKEN, process.env.STORYBOOK_KIND];

it('shows other variables to what it runs, and to what that starts, while others see all', async () => {
  const seen: unknown[] = [];
  const later = runWithEnv({ NODE_ENV: 'production' }, async () => {
    seen.push(read());
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(JSON.stringify(process.env));
    seen.push(runWithMachineEnv(read));
    seen.push(read());
  });
  expect(read()).toEqual(['secret', 'kind']);
  await later;
  const hidden = [undefined, undefined];
  expect(seen).toEqual([hidden, '{"NODE_ENV":"production"}', ['secret', 'kind'], hidden]);
});

it('shows hooks the variables for browsers, and lets them start programs', async () => {
  await runWithPublicEnv(async () => {
    expect(read()).toEqual([undefined, 'kind']);
    expect(Object.keys(process.env)).toContain('STORYBOOK_KIND');
    expect(JSON.stringify({ ...process.env })).not.toMatch(/secret|PATH/i);
    const code =
      'console.log(typeof process.env.PATH, process.env.TOKEN, process.env.STORYBOOK_KIND)';
    const { stdout } = await promisify(execFile)('node', ['-e', code]);
    expect(stdout.trim()).toBe('string undefined kind');
  });
});

it('shows hooks no more where their module has kept process.env', () => {
  const env = runConfig(() => process.env);
  expect(env.TOKEN).toBe('secret');
  expect(Object.keys(env)).toContain('TOKEN');
  expect(runWithPublicEnv(() => [env.TOKEN, { ...env }.TOKEN, env.STORYBOOK_KIND])).toEqual([
    undefined,
    undefined,
    'kind',
  ]);
});

it('shows functions of the configuration the variables for browsers', async () => {
  const routes = () => String(read());
  const options = {
    title: 'Kit',
    routes,
    sourceFiles: async (file: string) => [file, ...read()],
    transformSource: async (source: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return source + JSON.stringify(process.env);
    },
  };
  const hidden = withPublicFunctions(options);
  expect([hidden.title, hidden.routes()]).toEqual(['Kit', ',kind']);
  expect(await hidden.sourceFiles('a.tsx')).toEqual(['a.tsx', undefined, 'kind']);
  expect(await hidden.transformSource('code ')).toMatch(/^code \{.*"STORYBOOK_KIND":"kind"/);
  expect(await hidden.transformSource('code ')).not.toContain('secret');
});
