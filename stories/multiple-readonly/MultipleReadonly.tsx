import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  const code = `${n.toString(36)}${n}`;
  return { value: code, label: `option-${n}`, disabled: code === 'b11' };
});

export type MultipleReadonlyProps = Pick<
  SelectProps<string[]>,
  'direction' | 'onChange' | 'onSelect' | 'onDeselect'
>;

/** A disabled value has no remove icon, and Backspace skips it. */
export default function MultipleReadonly({
  onChange,
  ...rest
}: MultipleReadonlyProps) {
  const [value, setValue] = useState(['b11']);

  return (
    <Select<string[]>
      id="multiple-readonly-field"
      aria-label="Options"
      mode="multiple"
      style={{ width: 500, maxWidth: '100%' }}
      options={options}
      optionFilterProp="label"
      {...rest}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        onChange?.(next, option);
      }}
    />
  );
}
