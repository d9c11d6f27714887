import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { arrowIcon, clearIcon } from './icons.tsx';
import MultipleIcons from './MultipleIcons.tsx';
import { people } from './options.tsx';

export interface CustomIconProps extends Pick<
  SelectProps<string | string[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: string | string[]) => void;
}

/** Own icons: the arrow here depends on the search text. */
export default function CustomIcon({ onChange, ...props }: CustomIconProps) {
  const [value, setValue] = useState('');
  const [disabled, setDisabled] = useState(false);

  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '100%',
        justifyItems: 'start',
        gap: 8,
      }}
    >
      <label htmlFor="custom-icon-combobox">Combobox</label>
      <Select<string>
        {...props}
        id="custom-icon-combobox"
        mode="combobox"
        style={{ width: 500, maxWidth: '100%' }}
        backfill
        allowClear
        showArrow
        disabled={disabled}
        inputIcon={({ searchValue }) => (searchValue ? '😺' : arrowIcon)}
        clearIcon={clearIcon}
        menuItemSelectedIcon={<span>🌹</span>}
        options={people}
        value={value}
        onChange={(next = '') => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button
        type="button"
        style={{ marginBlockEnd: 24 }}
        onClick={() => setDisabled(!disabled)}
      >
        toggle disabled
      </button>

      <MultipleIcons onChange={onChange} {...props} />
    </div>
  );
}
