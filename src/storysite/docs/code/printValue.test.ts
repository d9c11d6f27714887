import { describe, expect, it } from 'vitest';
import { printValue, startWalk, textOf } from './printValue.ts';

const print = (value: unknown) => {
  const tokens = printValue(
    value,
    startWalk(() => undefined),
  );
  return tokens && textOf(tokens);
};

const evaluate = (code: string) => new Function(`return (${code});`)() as unknown;

const withoutPrototype = Object.assign(Object.create(null) as object, { a: 1 });
const withProto = JSON.parse('{ "__proto__": 1, "a": 2 }') as object;

describe('printValue', () => {
  it.each([
    ['texts', "it's", `'it\\'s'`],
    ['quotes', `say "it's"`, undefined],
    ['letters that nobody sees', 'a\u2028b\ufeff\u0000\u0085\n\t\\', undefined],
    ['what ends a script', '</script><!--', undefined],
    ['minus zero', -0, '-0'],
    ['what is no number', [NaN, Infinity, -Infinity, 1e21, 0.1], undefined],
    ['big integers', 10n, '10n'],
    ['nothing', [undefined, null, 1], '[undefined, null, 1]'],
    ['fields without a value', { a: undefined }, '{ a: undefined }'],
    ['names that are no names', { '1a': 3, 'a-b': 1, 1: 2, '01': 3, $: 4, ünt: 5 }, undefined],
    ['a field of the name __proto__', withProto, undefined],
    ['an object without a prototype', withoutPrototype, '{ __proto__: null, a: 1 }'],
    ['dates', new Date(0), `new Date('1970-01-01T00:00:00.000Z')`],
    ['years that few calendars have', [new Date(-1e15), new Date(8e15)], undefined],
    ['invalid dates', new Date(NaN), 'new Date(NaN)'],
    [
      'maps',
      new Map<unknown, unknown>([
        ['a', { b: [1] }],
        [{ c: 1 }, new Map()],
      ]),
      undefined,
    ],
    ['sets', new Set([1, -0, undefined, 'a']), undefined],
    ['patterns', [/a\/[/]\n/giu, new RegExp(''), new RegExp('\n/')], undefined],
    ['addresses', [new URL('https://a.example/?b=1#c'), new URLSearchParams('a=1&b=ü')], undefined],
    ['typed arrays', [new Uint8Array([1, 255]), new Float32Array([0.1, -0, NaN])], undefined],
    ['big typed arrays', new BigInt64Array([-1n]), 'new BigInt64Array([-1n])'],
    ['errors', [new Error('a'), new TypeError('b', { cause: new Error('c') })], undefined],
    ['registered symbols', Symbol.for('a'), `Symbol.for('a')`],
    [
      'long lists',
      Array.from({ length: 40 }, (_, index) => ({ index, text: `${index}` })),
      undefined,
    ],
  ])('prints code of the same value: %s', (_, value, code = print(value)) => {
    expect(print(value)).toBe(code);
    expect(evaluate(code!)).toStrictEqual(value);
  });

  class Point {
    x = 1;
  }
  class DomainError extends Error {}
  // It has the name of a built-in class.
  const OwnMap = { Map: class Map<K, V> extends globalThis.Map<K, V> {} }.Map;
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);

  it.each([
    ['functions', () => 1],
    ['classes', Point],
    ['symbols', Symbol('a')],
    ['class instances', new Point()],
    ['classes of the project', new OwnMap<number, number>([[1, 2]])],
    ['what is beside a value', Object.assign(new Date(0), { note: 1 })],
    ['what is beside a message', Object.assign(new Error('a'), { code: 1 })],
    ['errors of a browser', new DomainError('a')],
    ['boxed texts', Object('a')],
    ['patterns that are in use', Object.assign(/a/g, { lastIndex: 1 })],
    ['promises', Promise.resolve()],
    ['weak maps', new WeakMap()],
    ['memory', new ArrayBuffer(1)],
    ['bytes of Node', Buffer.from('a')],
    ['holes', [, 1]], // eslint-disable-line no-sparse-arrays
    ['lists with more', Object.assign([1], { more: 1 })],
    [
      'getters',
      {
        get a() {
          return 1;
        },
      },
    ],
    ['hidden fields', Object.defineProperty({}, 'a', { value: 1 })],
    ['fields with symbols', { [Symbol('a')]: 1 }],
    ['cycles', cyclic],
    ['elements', { $$typeof: Symbol.for('react.portal') }],
    ['documents', Array.from({ length: 30_000 }, () => 1)],
  ])('leaves out values that cannot be printed: %s', (_, value) => {
    expect(print(value)).toBeUndefined();
    expect(print([value])).toBeUndefined();
    expect(print({ a: 1, value })).toBeUndefined();
    expect(print(new Map([['a', value]]))).toBeUndefined();
  });
});
