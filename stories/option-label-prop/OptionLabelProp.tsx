import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = Array.from({ length: 10 }, (_, n) => ({
  value: n,
  label: `label ${n}`,
  displayLabel: `display ${n}`,
}));

export type OptionLabelPropProps = Pick<
  SelectProps<number[]>,
  'direction' | 'onChange' | 'onSelect' | 'onDeselect'
>;

/** The list and the tags show different texts of an option. */
export default function OptionLabelProp({
  onChange,
  ...rest
}: OptionLabelPropProps) {
  const [value, setValue] = useState<number[]>([]);

  return (
    <Select<number[]>
      id="option-label-prop-field"
      aria-label="Numbers"
      placeholder="Choose a label, see its display text"
      mode="multiple"
      style={{ width: 500, maxWidth: '100%' }}
      allowClear
      options={options}
      optionLabelProp="displayLabel"
      {...rest}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        onChange?.(next, option);
      }}
    />
  );
}
