/** A property of Select, as `npm run api` reads it from the package. */
export interface Property {
  name: string;
  group: string;
  type: string;
  default?: string;
  description: string;
}

const yesNo = { control: 'boolean' };
const text = { control: 'text' };
const json = { control: 'object' };
/** On, off, or the package's default. */
const maybe = {
  control: { type: 'inline-radio', labels: { undefined: 'default' } },
  options: [undefined, true, false],
};
const number = (min: number, max: number, step = 1) => ({
  control: { type: 'number', min, max, step },
});
const choice = (type: 'inline-radio' | 'select', ...options: unknown[]) => ({
  control: { type, labels: { undefined: 'default' } },
  options,
});

/** Controls of properties; functions and elements have none. */
const fields: Record<string, { control: unknown; options?: unknown[] }> = {
  value: json,
  defaultValue: json,
  mode: {
    control: { type: 'inline-radio', labels: { undefined: 'none' } },
    options: [undefined, 'multiple', 'tags', 'combobox'],
  },
  labelInValue: yesNo,
  placeholder: text,
  allowClear: yesNo,
  disabled: yesNo,
  loading: yesNo,
  id: text,
  className: text,
  style: json,
  prefixCls: text,
  direction: choice('inline-radio', 'ltr', 'rtl'),
  options: json,
  fieldNames: json,
  optionLabelProp: text,
  notFoundContent: text,
  showSearch: yesNo,
  searchValue: text,
  inputValue: text,
  filterOption: yesNo,
  optionFilterProp: choice('inline-radio', 'value', 'label'),
  autoClearSearchValue: yesNo,
  backfill: yesNo,
  defaultActiveFirstOption: yesNo,
  open: maybe,
  defaultOpen: yesNo,
  placement: choice('select', 'bottomLeft', 'bottomRight', 'topLeft', 'topRight'),
  dropdownMatchSelectWidth: choice('inline-radio', true, false, 200, 400),
  dropdownClassName: text,
  dropdownStyle: json,
  dropdownAlign: json,
  listHeight: { control: { type: 'range', min: 80, max: 400, step: 20 } },
  listItemHeight: number(16, 48),
  virtual: yesNo,
  animation: choice('inline-radio', '', 'slide-up'),
  transitionName: text,
  showAction: { control: 'inline-check', options: ['click', 'focus'] },
  maxTagCount: choice('select', undefined, 0, 1, 2, 3, 4, 5, 'responsive'),
  maxTagTextLength: number(1, 40),
  maxTagPlaceholder: text,
  tokenSeparators: json,
  choiceTransitionName: text,
  showArrow: maybe,
  inputIcon: text,
  clearIcon: text,
  removeIcon: text,
  menuItemSelectedIcon: text,
  autoFocus: yesNo,
  tabIndex: number(-1, 32),
};

/** A row of the playground for each property. */
export const listArgTypes = (properties: readonly Property[]) =>
  Object.fromEntries(
    properties.map(({ name, group, type, default: value, description }) => [
      name,
      {
        description,
        table: {
          category: group,
          type: { summary: type },
          ...(value && { defaultValue: { summary: value } }),
        },
        ...(fields[name] ?? { control: false }),
      },
    ]),
  );
