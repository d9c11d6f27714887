import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArgsQuery, writeArgsQuery } from './argsQuery.ts';
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
  row('onChange'),
];

const read = (args: unknown) =>
  readArgsQuery(`?args=${encodeURIComponent(JSON.stringify(args))}`, rows);

describe('readArgsQuery', () => {
  it('gives back what writeArgsQuery wrote, and keeps other parameters', () => {
    const args = {
      disabled: true,
      label: 'a b&c',
      count: 3,
      mode: 'tags',
      parts: ['a'],
      day: 0,
      tint: '#ff0000',
      options: [{ value: 'x', nested: { n: 1 } }],
    };
    const query = writeArgsQuery('?theme=dark&args=old', args);
    expect(query).toMatch(/^\?theme=dark&args=/);
    expect(readArgsQuery(query, rows)).toEqual({ args, ignored: [] });
    expect(writeArgsQuery(query, {})).toBe('?theme=dark');
    expect(writeArgsQuery('', {})).toBe('');
  });

  it('keeps a value that was removed', () => {
    expect(readArgsQuery(writeArgsQuery('', { label: undefined }), rows).args).toEqual({
      label: null,
    });
  });

  it.each([
    [{ nothing: 1 }, 'no such control'],
    [{ onChange: 'x' }, 'no such control'],
    [{ disabled: 'yes' }, '"yes" is no value'],
    [{ count: 11 }, '11 is no value'],
    [{ count: '3' }, 'is no value'],
    [{ mode: 'list' }, '"list" is no value'],
    [{ parts: ['c'] }, 'is no value'],
    [{ tint: 'url(x;y)' }, 'is no value'],
    [{ label: '<img src=x onerror=alert(1)>' }, 'markup or a script'],
    [{ label: ' java\nscript:alert(1)' }, 'markup or a script'],
    [{ options: [{ href: 'javascript:alert(1)' }] }, 'markup or a script'],
    [{ options: { dangerouslySetInnerHTML: { __html: 'x' } } }, 'markup or a script'],
  ])('ignores %j and says why', (args, reason) => {
    const { args: used, ignored } = read(args);
    expect(used).toEqual({});
    expect(ignored.join()).toContain(reason);
    expect(ignored).toHaveLength(1);
  });

  it.each(['?args=', '?args=%7B', '?args=null', '?args=[1]', `?args=${'1'.repeat(10_001)}`])(
    'says of %.20s that it is no args',
    (search) => {
      expect(readArgsQuery(search, rows)).toEqual({
        args: {},
        ignored: ['The args in the address are not valid JSON, or too long.'],
      });
    },
  );

  it('never throws, and gives only args that have a control', () => {
    const known = rows.filter(({ control }) => control).map(({ key }) => key);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { args } = readArgsQuery(`?args=${encodeURIComponent(text)}`, rows);
        expect(known).toEqual(expect.arrayContaining(Object.keys(args)));
      }),
    );
  });
});
