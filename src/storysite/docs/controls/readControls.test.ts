import { describe, expect, it } from 'vitest';
import { parseType, toControl } from './readControls.ts';

describe('parseType', () => {
  it.each([
    ["'small' | 'large'", { name: 'enum', value: ['small', 'large'] }],
    ["'small' | 'large' | undefined", { name: 'enum', value: ['small', 'large'] }],
    ['1 | 2.5 | -3', { name: 'enum', value: [1, 2.5, -3] }],
    [`'a|b' | "it's" | 'it\\'s'`, { name: 'enum', value: ['a|b', "it's", "it's"] }],
    ["'a' | Array<'b' | 'c'>", undefined],
    ['boolean | undefined', { name: 'boolean' }],
    ['string', { name: 'string' }],
    ['number', { name: 'number' }],
    ['ReactNode', undefined],
    ['string | number', undefined],
    ['() => void', undefined],
  ])('reads %s', (text, type) => {
    expect(parseType(text)).toEqual(type);
  });
});

describe('toControl', () => {
  it.each([
    [{ control: 'boolean' }, { kind: 'boolean' }],
    [{ control: { type: 'color' } }, { kind: 'color' }],
    [{ control: { type: 'object' } }, { kind: 'json' }],
    [{ control: { type: 'text', maxLength: 5 } }, { kind: 'text', maxLength: 5 }],
    [
      { control: { type: 'range', min: 1, max: 5, step: 2 } },
      { kind: 'number', min: 1, max: 5, step: 2, isRange: true },
    ],
    [
      { control: 'radio', options: ['a', 'b'] },
      { kind: 'one', options: ['a', 'b'], labels: ['a', 'b'], look: 'segments' },
    ],
    [
      { control: { type: 'select', labels: { a: 'Ay' } }, options: ['a', 'b', 'c', 'd', 'e'] },
      {
        kind: 'one',
        options: ['a', 'b', 'c', 'd', 'e'],
        labels: ['Ay', 'b', 'c', 'd', 'e'],
        look: 'select',
      },
    ],
    [
      { control: 'inline-check', options: [1, 2] },
      { kind: 'some', options: [1, 2], labels: ['1', '2'] },
    ],
    [
      { control: 'select', options: { 'Label one': 'v1', 'Label two': 'v2' } },
      { kind: 'one', options: ['v1', 'v2'], labels: ['Label one', 'Label two'], look: 'segments' },
    ],
    [
      { control: { type: 'radio', labels: { null: 'None' } }, options: [undefined, null, 'a'] },
      {
        kind: 'one',
        options: [undefined, null, 'a'],
        labels: ['undefined', 'None', 'a'],
        look: 'segments',
      },
    ],
    [
      { control: { type: 'radio', labels: ['x', 'y'] }, options: [0, 'constructor'] },
      { kind: 'one', options: [0, 'constructor'], labels: ['0', 'constructor'], look: 'segments' },
    ],
    [{ control: 'file' }, { kind: 'file' }],
    [{ control: { type: 'file', accept: '.txt' } }, { kind: 'file', accept: '.txt' }],
    [
      { control: { type: 'color', presetColors: ['#f00', { color: '#0000ff', title: 'Blue' }] } },
      { kind: 'color', presets: ['#ff0000', '#0000ff'] },
    ],
  ])('reads %j', (argType, control) => {
    expect(toControl(argType)).toEqual(control);
  });

  it.each([
    {},
    { control: false },
    { control: { disable: true, type: 'text' } },
    { control: 'select' },
  ])('has no control for %j', (argType) => {
    expect(toControl(argType)).toBeUndefined();
  });
});
