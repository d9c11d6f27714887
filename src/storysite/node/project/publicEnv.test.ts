import { expect, it, vi } from 'vitest';
import { readPublicEnv, toProcessEnv } from './publicEnv.ts';

const machine = { PATH: '/bin', TOKEN: 'secret', API_URL: '/api', STORYBOOK_KIND: 'kind' };
const presetsOf = (env: object) => ({ apply: () => Promise.resolve(env) }) as never;

it('has what the preset "env" names, in one order, without a folder of the machine', async () => {
  const warn = vi.fn<() => void>();
  const named = { STORYBOOK_KIND: 'kind', COUNT: 3, API_URL: machine.API_URL };
  const env = await readPublicEnv(presetsOf({ ...named, NODE_PATH: ['/lib'] }), machine, warn);
  expect(Object.entries(env)).toEqual(Object.entries(named).sort());
  expect(toProcessEnv({ ...env, GONE: undefined })).toEqual({ ...named, COUNT: '3' });
  expect(warn).not.toHaveBeenCalled();
});

it('leaves out the variables of the machine where the preset has all of them, and warns', async () => {
  const warn = vi.fn<(code: string, text: string) => void>();
  const env = await readPublicEnv(presetsOf({ ...machine, OWN: 'own' }), machine, warn);
  expect(env).toEqual({ OWN: 'own', STORYBOOK_KIND: 'kind' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'environment',
    expect.stringMatching(
      /^"env" in the main file has all .*\{ API_URL: process\.env\.API_URL \}$/,
    ),
  );
});
