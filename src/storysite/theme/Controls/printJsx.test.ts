import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Args } from '../../client/annotations/types.ts';
import { printJsx, textOf } from './printJsx.ts';

const print = (args: Args, defaults = {}) => textOf(printJsx({ name: 'Select', args, defaults }));

describe('printJsx', () => {
  it('prints what a reader would write on one line', () => {
    expect(print({})).toBe('<Select />');
    expect(print({ mode: 'tags', disabled: true, loading: false, maxTagCount: 2 })).toBe(
      '<Select mode="tags" disabled loading={false} maxTagCount={2} />',
    );
    expect(print({ children: 'Save' })).toBe('<Select>Save</Select>');
    expect(print({ children: 'a < b' })).toBe("<Select>{'a < b'}</Select>");
  });

  it('leaves out defaults, functions, elements and what has no value', () => {
    const args = {
      showSearch: true,
      mode: 'tags',
      size: 3,
      onChange() {},
      icon: createElement('i'),
      label: undefined,
    };
    expect(print(args, { showSearch: 'true', mode: "'tags'", size: '3' })).toBe('<Select />');
  });

  it('quotes what an attribute cannot hold', () => {
    expect(print({ label: 'say "hi"' })).toBe(`<Select label={'say "hi"'} />`);
    expect(print({ label: "it's" })).toBe(`<Select label="it's" />`);
    expect(print({ label: 'two\nlines' })).toBe(String.raw`<Select label={'two\nlines'} />`);
  });

  it('breaks long elements and lists into lines', () => {
    const options = ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label, label }));
    expect(print({ mode: 'multiple', options, style: { width: 300 } })).toBe(`<Select
  mode="multiple"
  options={[
    { value: 'Apple', label: 'Apple' },
    { value: 'Banana', label: 'Banana' },
    { value: 'Cherry', label: 'Cherry' },
  ]}
  style={{ width: 300 }}
/>`);
  });

  it('begins with the import', () => {
    const importLine = "import Select from 'rc-select';";
    const tokens = printJsx({ name: 'Select', importLine, args: {}, defaults: {} });
    expect(textOf(tokens)).toBe(`${importLine}\n\n<Select />`);
    expect(tokens).toContainEqual(["'rc-select'", 's']);
  });
});
