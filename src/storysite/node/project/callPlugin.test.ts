import { expect, it } from 'vitest';
import { callPlugin } from './callPlugin.ts';
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

it('keeps a message that is for the user already', () => {
  const throwOwn = () => {
    throw new SiteError('No token is set.', 'Set it.');
  };
  expect(() => callPlugin(plugin, 'x', throwOwn)).toThrow(/^No token is set\.\nSet it\.$/);
});
