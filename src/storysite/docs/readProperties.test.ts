import { forwardRef, memo } from 'react';
import { describe, expect, it } from 'vitest';
import { readDocgen } from './readDocgen.ts';
import { chooseProperties, readProperties } from './readProperties.ts';

/** A component with docs as a docgen plugin attaches them. */
function documented(props: object, description = 'A button.') {
  return Object.assign(() => null, { __docgenInfo: { displayName: 'Button', description, props } });
}

const byReactDocgen = documented({
  label: { required: true, tsType: { name: 'string' }, description: 'Text of the button.' },
  size: {
    required: false,
    tsType: {
      name: 'union',
      raw: "'small' | 'large'",
      elements: [
        { name: 'literal', value: "'small'" },
        { name: 'literal', value: "'large'" },
      ],
    },
    description: '',
    defaultValue: { value: "'large'", computed: false },
  },
  onClick: {
    required: false,
    tsType: { name: 'signature', type: 'function', raw: '() => void' },
    description: 'Old.',
  },
});

const byTypescript = documented({
  size: {
    name: 'size',
    required: false,
    description: 'Room.',
    defaultValue: { value: 'large' },
    type: { name: 'enum', raw: 'Size', value: [{ value: '"small"' }, { value: '"large"' }] },
  },
});

const byPropTypes = documented({
  items: { type: { name: 'arrayOf', value: { name: 'number' } }, required: true },
  kind: { type: { name: 'enum', value: [{ value: "'a'" }, { value: "'b'" }] } },
  onPick: { type: { name: 'func' } },
  either: { type: { name: 'union', value: [{ name: 'string' }, { name: 'bool' }] } },
});

const typesOf = (component: unknown) =>
  Object.fromEntries(readProperties(component).map(({ name, type }) => [name, type]));

describe('readDocgen', () => {
  it('reads components that memo and forwardRef wrap, and nothing of others', () => {
    const wrapped = memo(forwardRef(() => null));
    Object.assign(wrapped.type, { render: byReactDocgen });
    expect(readDocgen(wrapped).description).toBe('A button.');
    expect(readDocgen(() => null)).toEqual({ description: undefined, properties: {} });
    expect(readDocgen(undefined).properties).toEqual({});
  });
});

describe('readProperties', () => {
  it('reads the output of react-docgen', () => {
    const row = { category: undefined, defaultValue: undefined, description: undefined };
    expect(readProperties(byReactDocgen)).toEqual([
      {
        ...row,
        key: 'label',
        name: 'label',
        description: 'Text of the button.',
        type: 'string',
        required: true,
      },
      {
        ...row,
        key: 'size',
        name: 'size',
        type: "'small' | 'large'",
        defaultValue: "'large'",
        required: false,
      },
      {
        ...row,
        key: 'onClick',
        name: 'onClick',
        description: 'Old.',
        type: '() => void',
        required: false,
      },
    ]);
  });

  it('reads the output of react-docgen-typescript', () => {
    const [size] = readProperties(byTypescript);
    expect(size).toMatchObject({ type: '"small" | "large"', defaultValue: 'large' });
    expect(size?.description).toBe('Room.');
  });

  it('reads prop types', () => {
    expect(typesOf(byPropTypes)).toEqual({
      items: 'number[]',
      kind: "'a' | 'b'",
      onPick: 'function',
      either: 'string | boolean',
    });
  });

  it('prefers arg types, hides properties that they disable, and adds those that only they have', () => {
    const rows = readProperties(byReactDocgen, {
      label: { name: 'Label', description: 'What it says', type: { name: 'string' } },
      size: { table: { type: { summary: 'Size' }, defaultValue: { summary: 'large' } } },
      onClick: { table: { disable: true } },
      tone: { options: ['quiet', 'loud'], control: { type: 'radio' } },
      count: { type: { name: 'number', required: true } },
    });
    expect(
      rows.map(({ key, name, type, defaultValue, required }) => [
        key,
        name,
        type,
        defaultValue,
        required,
      ]),
    ).toEqual([
      ['label', 'Label', 'string', undefined, true],
      ['size', 'size', 'Size', 'large', false],
      ['tone', 'tone', "'quiet' | 'loud'", undefined, false],
      ['count', 'count', 'number', undefined, true],
    ]);
    expect(rows[0]?.description).toBe('What it says');
  });

  it('keeps the rows of a category together, after those without one', () => {
    const rows = readProperties(undefined, {
      onOpen: { table: { category: 'Events' } },
      label: {},
      onClose: { table: { category: 'Events', subcategory: 'Late' } },
      onShut: { table: { category: 'Events' } },
    });
    const groups = rows.map(({ category, subcategory }) =>
      [category, subcategory].filter(Boolean).join(' / '),
    );
    expect(rows.map(({ key }, index) => [key, groups[index] || undefined])).toEqual([
      ['label', undefined],
      ['onOpen', 'Events'],
      ['onShut', 'Events'],
      ['onClose', 'Events / Late'],
    ]);
  });

  it('infers types from args when nothing else declares them', () => {
    const args = { label: 'x', open: true, items: [1], onPick: () => {}, size: 'small' };
    expect(readProperties(undefined, {}, args).map(({ type }) => type)).toEqual([
      'string',
      'boolean',
      'number[]',
      'function',
      'string',
    ]);
    expect(readProperties(byReactDocgen, {}, args)[1]?.type).toBe("'small' | 'large'");
  });

  it('takes a type from a control, and no undefined option for a value', () => {
    const rows = readProperties(null, {
      isOpen: { control: 'boolean' },
      count: { control: { type: 'range', max: 9 } },
      mode: { control: 'select', options: [undefined, 'tags', 'multiple'] },
      data: { control: 'object' },
    });
    expect(rows.map(({ type }) => type)).toEqual([
      'boolean',
      'number',
      "'tags' | 'multiple'",
      undefined,
    ]);
  });
});

describe('chooseProperties', () => {
  const rows = readProperties(byReactDocgen);
  const names = (choice: Parameters<typeof chooseProperties>[1]) =>
    chooseProperties(rows, choice).map(({ name }) => name);

  it('includes and excludes by name or pattern', () => {
    expect(names({ include: ['size', 'label'] })).toEqual(['label', 'size']);
    expect(names({ exclude: /^on/ })).toEqual(['label', 'size']);
    expect(names({ include: 'size' })).toEqual(['size']);
  });

  it('sorts by name, or required properties first', () => {
    expect(names({ sort: 'alpha' })).toEqual(['label', 'onClick', 'size']);
    expect(chooseProperties(rows.toReversed(), { sort: 'requiredFirst' })[0]?.name).toBe('label');
  });
});
