import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = [
  {
    value: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
  },
  { value: 'lucy', label: 'lucy' },
  { value: 'disabled', label: 'disabled', disabled: true },
  { value: 'yiminghe', label: 'yiminghe' },
];

export type SingleAnimationProps = Pick<
  SelectProps<string | undefined>,
  'direction' | 'onChange' | 'onSelect' | 'onSearch'
>;

/** The dropdown slides into view. */
export default function SingleAnimation({
  onChange,
  ...rest
}: SingleAnimationProps) {
  const [value, setValue] = useState<string | undefined>('lucy');

  return (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Select<string | undefined>
        id="single-animation-field"
        aria-label="Person"
        placeholder="Choose a person"
        style={{ width: '100%' }}
        animation="slide-up"
        showSearch
        allowClear
        options={options}
        {...rest}
        value={value}
        onChange={(next, option) => {
          setValue(next);
          onChange?.(next, option);
        }}
      />
      {/* Room for the list. */}
      <div style={{ height: 150 }} />
    </div>
  );
}
