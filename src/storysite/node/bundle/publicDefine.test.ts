// @vitest-environment node
import * as vite from 'vite';
import { expect, it, vi } from 'vitest';
import { publicDefine, reduceDefine } from './publicDefine.ts';

const machine = {
  PATH: '/bin',
  TOKEN: 'secret',
  API_URL: '/api',
  STORYBOOK_KIND: 'kind',
  APP_KIND: 'app',
};
const selection = { machine, isPublic: (name: string) => name.startsWith('APP_') };
const kept = { STORYBOOK_KIND: 'kind', APP_KIND: 'app', OWN: 'own' };

it.each([
  [{ 'process.env': { ...machine, OWN: 'own' } }, { 'process.env': kept }],
  [{ __ENV__: JSON.stringify({ ...machine, OWN: 'own' }) }, { __ENV__: JSON.stringify(kept) }],
  [
    {
      'process.env.PATH': '"/bin"',
      'process.env.TOKEN': '"secret"',
      'process.env.APP_KIND': '"app"',
    },
    { 'process.env.APP_KIND': '"app"' },
  ],
])('leaves out the variables of the machine where %j has all of them', (define, expected) => {
  expect(reduceDefine(define, selection)).toEqual({ kept: expected, isReduced: true });
});

it.each([
  { 'process.env': { TOKEN: 'secret' }, 'process.env.API_URL': '"/api"' },
  { 'process.env': '{}', __TEXT__: '{ not JSON', __FLAG__: true, __NONE__: null },
])('leaves what is named as it is: %j', (define) => {
  expect(reduceDefine(define, selection)).toEqual({ kept: define, isReduced: false });
});

it('finds what plugins define, and warns', async () => {
  vi.stubEnv('TOKEN', 'secret');
  const warn = vi.fn<() => void>();
  const leak: vite.Plugin = {
    name: 'leak',
    enforce: 'post',
    config: () => ({ define: { 'process.env': process.env, __OWN__: '1' } }),
  };
  const plugins = [publicDefine(vite, warn), leak];
  const { define } = await vite.resolveConfig({ plugins, configFile: false }, 'build');
  vi.unstubAllEnvs();
  expect(define).toMatchObject({ __OWN__: '1' });
  expect(JSON.stringify(define)).not.toContain('secret');
  expect(warn).toHaveBeenCalledOnce();
});
