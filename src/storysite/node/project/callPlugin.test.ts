import { expect, it } from 'vitest';
import { callPlugin, returned } from './callPlugin.ts';
import { SiteError } from '../../core/SiteError.ts';

const plugin = { name: 'sandbox' };
const fail = () => {
  throw new Error('no token');
};

it('gives what a part of a plugin returns', async () => {
  expect(callPlugin(plugin, 'x', () => 5)).toBe(5);
  expect(await callPlugin(plugin, 'x', () => Promise.resolve(5))).toBe(5);
});

it('names the plugin that throws, and what it was doing', async () => {
  const message = /^The plugin sandbox failed while finishing the build: no token\n.*"plugins"/;
  expect(() => callPlugin(plugin, 'finishing the build', fail)).toThrow(message);
  const later = () => callPlugin(plugin, 'finishing the build', async () => fail());
  await expect(later()).rejects.toThrow(message);
  await expect(later()).rejects.toMatchObject({ name: 'SiteError' });
});

it.each<[keyof typeof returned, () => unknown, string]>([
  ['text', async () => '<meta>', 'a promise. Return a text.'],
  ['text', () => 5, '5. Return a text.'],
  ['texts', () => 'Set it.', '"Set it.". Return an array of texts.'],
  ['headers', () => ({ 'X-A': '1' }), '{"X-A":"1"}. Return an array of { pattern, headers }.'],
  ['headers', () => [{ pattern: '/' }], '[{"pattern":"/"}]. Return an array'],
  ['marks', () => /a/, '{}. Return { pattern }'],
  ['vitePlugins', () => ({ name: 'a' }), '{"name":"a"}. Return an array of Vite plugins.'],
  ['anything', async () => 5, 'a promise. Return a value'],
])('refuses what is no %s: %s', (kind, run, message) => {
  const call = () => callPlugin(plugin, 'running', run, returned[kind]);
  const [value, remedy] = message.split(/\. (?=Return)/);
  expect(call).toThrow(`The plugin sandbox failed while running: it returned ${value}.\n${remedy}`);
});

it('keeps a message that is for the user already', () => {
  const throwOwn = () => {
    throw new SiteError('No token is set.', 'Set it.');
  };
  expect(() => callPlugin(plugin, 'x', throwOwn)).toThrow(/^No token is set\.\nSet it\.$/);
});
