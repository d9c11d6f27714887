import fc from 'fast-check';
import { buildArgsParam } from 'storybook/internal/router';
import { describe, expect, it } from 'vitest';
import { getArgsText, printArgs, readArgs, setArgsText } from './argsQuery.ts';
import type { Control, ControlRow } from './readControls.ts';

const row = (key: string, control?: Control): ControlRow => ({
  key,
  name: key,
  required: false,
  control,
});

const rows = [
  row('disabled', { kind: 'boolean' }),
  row('label', { kind: 'text' }),
  row('count', { kind: 'number', min: 0, max: 10, isRange: false }),
  row('mode', {
    kind: 'one',
    options: ['tags', 'multiple'],
    labels: ['tags', 'multiple'],
    look: 'select',
  }),
  row('parts', { kind: 'some', options: ['a', 'b'], labels: ['a', 'b'] }),
  row('day', { kind: 'date' }),
  row('tint', { kind: 'color' }),
  row('options', { kind: 'json' }),
  row('picture', { kind: 'file' }),
  { ...row('fixed', { kind: 'text' }), isReadOnly: true },
  row('onChange'),
];

const read = (args: unknown) => readArgs(JSON.stringify(args), rows);

/** Args after a reload, for args that the reader has set. */
function reload(args: Record<string, unknown>) {
  const search = setArgsText('?theme=dark&args=old', printArgs(args, rows)) ?? '';
  expect(new URLSearchParams(search).get('theme')).toBe('dark');
  return readArgs(getArgsText(search), rows);
}

it('writes the same address for the same values, in whatever order they were set', () => {
  const [text, ...others] = [
    { disabled: true, label: 'a', mode: 'tags' },
    { mode: 'tags', label: 'a', disabled: true },
  ].map((args) => printArgs(args, rows));
  expect(others).toEqual([text]);
  expect(text).toBe('disabled:!true;label:a;mode:tags');
});

it('writes what Storybook writes, where that holds the values, and else JSON', () => {
  const args = {
    disabled: false,
    label: 'Two words',
    count: -1.5,
    parts: ['a', 'b'],
    tint: '#ff0000',
    options: [{ value: 'kiwi', inner: { no: null } }, 2],
  };
  const search = setArgsText('?globals=locale:de', printArgs(args, rows));
  expect(search).toBe(`?globals=locale:de&args=${buildArgsParam({}, args)}`);
  expect(printArgs({ label: 'a;b' }, rows)).toBe('{"label":"a;b"}');
});

const icon = () => null;
const cell = { x: 1 };
const choice: Control = {
  kind: 'one',
  options: ['a', 1, true, null, undefined, cell, icon, 10n],
  labels: ['a', '1', 'true', 'null', 'undefined', 'A cell', 'An icon', '10n'],
  look: 'select',
};
rows.push(row('choice', choice), row('choices', { ...choice, kind: 'some' }));

describe('args in the address', () => {
  it.each([
    ['the usual', { disabled: true, count: 3, mode: 'tags', parts: ['a'], tint: '#ff0000' }],
    ['signs that addresses and markup use', { label: 'a < b & c > d ? e=f # g + h' }],
    ['per cent signs', { label: '100 % %20 %zz' }],
    ['quotes and backslashes', { label: `"a" 'b' \`c\` \\ \\u0041` }],
    ['line breaks and tabs', { label: 'a\nb\r\nc\td' }],
    ['an empty text and blanks', { label: '', options: '   ' }],
    ['what the address writes itself', { label: '!undefined', options: '!!option:a' }],
    ['other alphabets, emoji and half of one', { label: '日本語 🎉 \ud83c' }],
    ['numbers beyond the bounds of the field', { count: 11 }],
    ['a date before 1970', { day: -86_400_000 }],
    ['objects and lists', { options: [{ value: 'x', nested: { n: 1, none: null } }, [], {}] }],
    ['null', { options: null, choice: null }],
    ['digits in a text', { label: '007' }],
    ['empty lists and objects', { options: { list: [], object: {} } }],
    ['a value that was removed', { label: undefined, count: undefined, choice: undefined }],
    ['an option that no JSON holds', { choice: icon }],
    ['an option that is an object', { choice: cell }],
    ['a big integer', { choice: 10n }],
    ['several options', { choices: [null, undefined, cell, icon, 'a', 1, true] }],
  ])('survive a round trip: %s', (_, args) => {
    expect(reload(args)).toEqual({ args, ignored: [], risky: {} });
    for (const [name, value] of Object.entries(args)) {
      expect(Object.is(reload(args).args[name], value) || typeof value === 'object').toBe(true);
    }
  });

  it.each([
    ['disabled:true', { disabled: true }],
    ['label:7;count:7', { label: '7', count: 7 }],
    ['day:!date(1970-01-02T00:00:00.000Z)', { day: 86_400_000 }],
    ['tint:!hex(f00);', { tint: '#f00' }],
    ['tint:!rgba(1,2,3,0.5)', { tint: 'rgba(1,2,3,0.5)' }],
    ['choice:An icon', { choice: icon }],
    ['choice:!null', { choice: null }],
    ['options.constructor.a:1', { options: { constructor: { a: 1 } } }],
  ])('are read as somebody has typed them, or Storybook: %s', (text, args) => {
    expect(readArgs(text, rows)).toEqual({ args, ignored: [], risky: {} });
  });

  it('leave no trace when empty, and leave out args without a field or a text', () => {
    expect(setArgsText('?theme=dark&args=old', '')).toBe('?theme=dark');
    expect(setArgsText('', '')).toBe('');
    expect(printArgs({ onChange: icon, picture: ['blob:x'], options: { icon } }, rows)).toBe('');
  });

  it('report when they are too long', () => {
    expect(setArgsText('', printArgs({ label: 'x'.repeat(9000) }, rows))).toBeUndefined();
  });

  it.each([
    [{ nothing: 1 }, 'no such control'],
    [{ onChange: 'x' }, 'no such control'],
    [{ fixed: 'x' }, 'no such control'],
    [{ disabled: 'yes' }, '"yes" is no value'],
    [{ count: '3' }, 'is no value'],
    [{ label: null }, 'null is no value'],
    [{ mode: 'list' }, '"list" is no value'],
    [{ choice: '!option:B cell' }, 'is no value'],
    [{ choice: { x: 1 } }, 'is no value'],
    [{ parts: ['c'] }, 'is no value'],
    [{ tint: 'url(x;y)' }, 'is no value'],
    [{ picture: ['blob:x'] }, 'is no value'],
  ])('are ignored with a reason: %j', (args, reason) => {
    const { args: used, ignored, risky } = read(args);
    expect([used, risky]).toEqual([{}, {}]);
    expect(ignored.join()).toContain(reason);
    expect(ignored).toHaveLength(1);
  });

  it.each([
    { label: '<img src=x onerror=alert(1)>' },
    { label: 'a</p><!-- b' },
    { label: ' java\nscript:alert(1)' },
    { options: [{ href: 'javascript:alert(1)' }] },
    { options: { dangerouslySetInnerHTML: { __html: 'x' } } },
    { options: { srcdoc: 'x' } },
  ])('hold %j, and do not apply it', (args) => {
    expect(read(args)).toEqual({ args: {}, ignored: [], risky: args });
  });

  it.each([
    '',
    '{',
    'null',
    'label',
    'options[1]:a',
    'options[0]:a;options.b:c',
    'options:a;options.b:c',
    'options.__proto__.a:1',
  ])('are reported as invalid: %j', (text) => {
    expect(readArgs(text, rows)).toEqual({
      args: {},
      ignored: ['The args in the address cannot be read, or are too long.'],
      risky: {},
    });
  });

  it('are empty when the address has too many', () => {
    expect(getArgsText(`?args=${'1'.repeat(8001)}`)).toBe('');
  });

  it('never throw, and are only those that have a control', () => {
    const known = rows.filter(({ control }) => control).map(({ key }) => key);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^(\w+[.[\]\d]*:\w*;?)*$/)),
        (text) => {
          const { args, risky } = readArgs(text, rows);
          expect(known).toEqual(expect.arrayContaining(Object.keys({ ...args, ...risky })));
        },
      ),
    );
  });

  it('survive a round trip with any text and any JSON', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 50 }),
        fc.jsonValue({ maxDepth: 3 }),
        (label, options) => {
          const { args, risky } = reload({ label, options });
          expect({ ...args, ...risky }).toEqual(JSON.parse(JSON.stringify({ label, options })));
        },
      ),
    );
  });
});
