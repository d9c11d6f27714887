import Select, { type SelectProps } from 'rc-select';
import { useState, type CSSProperties } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = [
  { value: '1', label: 'Jack'.repeat(11) },
  { value: '2', label: 'Lucy'.repeat(10) },
  { value: '3', label: 'Jill' },
];

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // As tall as its size container, or the window.
  height: 'calc(100cqb - 16px)',
};
const edge: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
};

export interface AutoAdjustDropdownProps extends Pick<
  SelectProps<string>,
  'direction'
> {
  onChange?: (value: string) => void;
}

/** A wide dropdown flips up or shifts sideways to stay in the window. */
export default function AutoAdjustDropdown({
  direction,
  onChange,
}: AutoAdjustDropdownProps) {
  const [value, setValue] = useState('3');

  const renderSelect = (place: string) => (
    <Select<string>
      id={`auto-adjust-dropdown-${place.replace(' ', '-')}`}
      aria-label={`Name, ${place}`}
      direction={direction}
      style={{ width: 200, minWidth: 0 }}
      dropdownMatchSelectWidth={500}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );

  return (
    <div style={column}>
      <div style={edge}>
        {renderSelect('top left')}
        {renderSelect('top right')}
      </div>
      <div style={{ ...edge, justifyContent: 'center' }}>
        {renderSelect('middle')}
      </div>
      <div style={edge}>
        {renderSelect('bottom left')}
        {renderSelect('bottom right')}
      </div>
    </div>
  );
}
