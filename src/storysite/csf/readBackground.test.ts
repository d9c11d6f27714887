import { expect, it } from 'vitest';
import { readBackground } from './readBackground.ts';

const options = { sea: { name: 'Sea', value: '#036' } };
const values = [{ name: 'sea', value: '#036' }];

it.each([
  [{ options }, { value: 'sea' }, '#036'],
  [{ values, default: 'sea' }, undefined, '#036'],
  [{ values }, { value: '#036' }, '#036'],
  [{ values, default: 'toString' }, undefined, undefined],
  [undefined, { value: 'dark' }, '#333'],
  [undefined, 'dark', '#333'],
  [{ options }, { value: 'dark' }, undefined],
  [{ options, disable: true }, { value: 'sea' }, undefined],
  [{ options }, { value: undefined }, undefined],
])('reads the background of %j with %j', (backgrounds, global, color) => {
  const parameters = { backgrounds };
  expect(readBackground({ parameters, globals: { backgrounds: global } })).toBe(color);
});
