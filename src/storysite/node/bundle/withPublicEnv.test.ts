// @vitest-environment node
import type { Plugin, PluginOption } from 'vite';
import { expect, it, vi } from 'vitest';
import { withPublicEnv } from './withPublicEnv.ts';

type Hook = (this: unknown) => unknown;

it('wraps hooks of plugins in lists and promises, in both forms, and leaves configuration as it is', async () => {
  vi.stubEnv('TOKEN', 'secret');
  const read: Hook = function () {
    return [process.env.TOKEN, this];
  };
  const plugin = {
    name: 'a',
    config: read,
    load: read,
    transform: { order: 'pre', handler: read },
  };
  const options = [[plugin as unknown as Plugin], false, Promise.resolve(plugin as never)];
  const [[first], none, later] = withPublicEnv(options as PluginOption[]) as [
    [typeof plugin],
    false,
    Promise<typeof plugin>,
  ];
  expect(none).toBe(false);
  for (const wrapped of [first, await later]) {
    expect(wrapped).toMatchObject({ name: 'a', transform: { order: 'pre' } });
    expect(wrapped.load.call('context')).toEqual([undefined, 'context']);
    expect(wrapped.transform.handler.call('context')).toEqual([undefined, 'context']);
    expect(wrapped.config.call('context')).toEqual(['secret', 'context']);
  }
});
