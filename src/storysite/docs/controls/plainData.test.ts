import { createElement, createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { describeValue, isPlainData, isSameData } from './plainData.ts';

const cyclic: Record<string, unknown> = { name: 'a' };
cyclic.self = cyclic;

class Editor {
  lines = ['a'];
  toJSON() {
    throw new Error('no');
  }
}

const throwing = {
  get name(): string {
    throw new Error('not yet');
  },
};

const proxy = new Proxy(
  {},
  {
    get() {
      throw new Error('hands off');
    },
    ownKeys() {
      throw new Error('hands off');
    },
  },
);

const endless = (): object => ({
  get next() {
    return endless();
  },
});

describe('isPlainData', () => {
  it.each([[null], [''], [0], [false], [[]], [{ a: [1, { b: 'c' }], d: undefined }]])(
    'is true of %j',
    (value) => {
      expect(isPlainData(value)).toBe(true);
    },
  );

  it.each([
    ['a big integer', 10n, '10n'],
    ['a symbol', Symbol('x'), 'Symbol(x)'],
    ['not a number', Number.NaN, 'NaN'],
    ['a cyclic object', cyclic, '{ name, self }'],
    ['a getter that throws', throwing, '{ name }'],
    ['a toJSON that throws', new Editor(), 'Editor {…}'],
    ['a proxy that throws', proxy, 'object'],
    ['getters without an end', endless(), '{ next }'],
    ['a map', new Map([[1, 2]]), 'Map(1)'],
    ['a list of functions', [() => 1], 'Array(1)'],
    ['an element', createElement('b'), '<b>'],
    ['an object with an element', { icon: createElement('b') }, '{ icon }'],
    ['a function', Math.max, 'max()'],
    ['a ref to something cyclic', Object.assign(createRef(), { current: cyclic }), '{ current }'],
  ])('is false of %s, which can be described', (_, value, text) => {
    expect(isPlainData(value)).toBe(false);
    expect(describeValue(value)).toBe(text);
  });
});

it('compares plain data by value, everything else by identity', () => {
  expect(isSameData({ a: [1] }, { a: [1] })).toBe(true);
  expect(isSameData({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSameData(cyclic, cyclic)).toBe(true);
  expect(isSameData(cyclic, { ...cyclic })).toBe(false);
  expect(isSameData(10n, 10)).toBe(false);
  expect(isSameData(undefined, undefined)).toBe(true);
});
