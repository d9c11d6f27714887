// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Select, { type SelectProps } from 'rc-select';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import type { ApiProperty } from './readApi.ts';

const file = `${process.cwd()}/docs/api.json`;
const rows = (JSON.parse(readFileSync(file, 'utf8')) as ApiProperty[]).filter(
  (row) => row.default !== undefined,
);
const nameOf = ({ of, name }: ApiProperty) => `${of}.${name}`;

interface Case {
  /** Other props that the property needs to have an effect. */
  props?: SelectProps;
  /** A value that changes the select. */
  other: unknown;
  /** A user's action on the field. */
  act?: (field: HTMLElement) => void;
}

const type = (text: string) => (field: HTMLElement) =>
  void fireEvent.change(field, { target: { value: text } });
const choose = () => void fireEvent.click(screen.getAllByText('Two').at(-1) as Element);

const CASES: Record<string, Case> = {
  'Select.prefixCls': { other: 'own' },
  'Select.className': { other: 'own' },
  'Select.disabled': { other: true },
  'Select.loading': { other: true },
  'Select.autoFocus': {
    other: true,
    act: (field) => void field.toggleAttribute('data-focused', field === document.activeElement),
  },
  'Select.allowClear': { props: { value: 'a' }, other: true },
  'Select.showArrow': { other: false },
  'Select.showSearch': { other: true },
  'Select.notFoundContent': { props: { options: [] }, other: 'Nothing' },
  'Select.listHeight': { other: 40 },
  'Select.listItemHeight': { other: 80 },
  'Select.virtual': { other: false },
  'Select.defaultActiveFirstOption': { other: false },
  'Select.dropdownStyle': { other: { color: 'red' } },
  'Select.getPopupContainer': { other: (field: HTMLElement) => field.parentElement },
  'Select.optionLabelProp': { props: { value: 'a' }, other: 'value' },
  'Select.filterOption': { props: { showSearch: true }, other: false, act: type('zzz') },
  'Select.optionFilterProp': { props: { showSearch: true }, other: 'label', act: type('Two') },
  'Select.autoClearSearchValue': {
    props: { mode: 'multiple', filterOption: false },
    other: false,
    act: (field) => {
      type('T')(field);
      choose();
    },
  },
  'Select.labelInValue': { other: true, act: choose },
  'Select.backfill': {
    props: { mode: 'combobox' },
    other: true,
    act: (field) => void fireEvent.keyDown(field, { key: 'ArrowDown', which: 40, keyCode: 40 }),
  },
  'Option.disabled': { other: true },
};

/** Defaults that are not checked here, with the reason. */
const LEFT_OUT: Record<string, string> = {
  'Select.animation': 'an animation needs a browser',
  'Select.transitionName': 'an animation needs a browser',
  'Select.direction': 'the side at which the list opens needs a browser',
  'Select.placement': 'a position needs a browser',
  'Select.dropdownAlign': 'a position needs a browser',
  'Select.dropdownMatchSelectWidth':
    'a width needs a browser; the demo auto-adjust-dropdown shows it',
  'Select.showAction': 'it adds ways to open, of which none is the default',
};

/** Markup and events of an open select after a user's action. */
function observe({ act, props }: Pick<Case, 'act' | 'props'>, of: string, own: object): string {
  const onChange = vi.fn();
  const first = { value: 'a', label: 'One', ...(of === 'Option' && own) };
  const others = Array.from({ length: 30 }, (_, index) => ({ value: `v${index}`, label: 'More' }));
  const options = [first, { value: 'b', label: 'Two' }, ...others];
  render(
    <Select
      id="select"
      aria-label="Letter"
      open
      options={options}
      onChange={onChange}
      {...props}
      {...(of === 'Select' && own)}
    />,
  );
  act?.(screen.getByRole('combobox'));
  const seen = document.body.innerHTML + JSON.stringify(onChange.mock.calls);
  cleanup();
  return seen;
}

/** Default on the API page. If it depends on the mode, that of the single mode with `options`. */
function readDefault(code: string): unknown {
  return new Function(`return (${code.replace(/ \(.*/, '')})`)();
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

it('checks each default of the API page, or explains why not', () => {
  const known = [...Object.keys(CASES), ...Object.keys(LEFT_OUT)];
  expect(known.toSorted()).toEqual(rows.map(nameOf).toSorted());
});

it.each(rows.filter((row) => nameOf(row) in CASES).map((row) => [nameOf(row), row] as const))(
  'the default of %s changes nothing, and another value does',
  (key, { of, name, default: code = '' }) => {
    const found = CASES[key] as Case;
    const without = observe(found, of, {});
    expect(observe(found, of, { [name]: readDefault(code) })).toBe(without);
    expect(observe(found, of, { [name]: found.other })).not.toBe(without);
  },
);
