import { slug } from 'github-slugger';
import { expect, it } from 'vitest';
import { slugOf } from './ids.ts';

it.each([
  'Two Words',
  'With "quotes" & more!',
  'a_b-c',
  'Ünïcödé 文字',
  'Deux  espaces',
  'v1.2 / x',
])('makes of %s what pages list as the id of such a heading', (text) => {
  expect(slugOf(text)).toBe(slug(text));
});
