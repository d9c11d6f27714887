import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import AsyncInput from './AsyncInput.tsx';
import CustomInput from './CustomInput.tsx';
import { people } from './people.tsx';

export interface ComboboxProps extends Pick<
  SelectProps<string>,
  'direction' | 'onSelect' | 'onSearch' | 'onFocus' | 'onBlur'
> {
  onChange?: (value: string) => void;
}

/** Free text with suggestions, at most ten characters. */
export default function Combobox({ onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState('');
  const [disabled, setDisabled] = useState(false);

  const change = (next = '') => {
    setValue(next);
    onChange?.(next);
  };

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 8 }}>
      <label htmlFor="combobox-people">Combobox</label>
      <Select<string>
        {...props}
        id="combobox-people"
        mode="combobox"
        style={{ width: 500, maxWidth: '100%' }}
        backfill
        allowClear
        // `maxLength` works, but is missing in the types.
        {...{ maxLength: 10 }}
        placeholder="please input, max len: 10"
        notFoundContent=""
        disabled={disabled}
        options={people}
        value={value}
        onChange={change}
      />
      <div style={{ display: 'flex', gap: 8, marginBlockEnd: 24 }}>
        <button type="button" onClick={() => setDisabled(!disabled)}>
          toggle disabled
        </button>
        <button type="button" onClick={() => change()}>
          reset
        </button>
      </div>

      <CustomInput direction={props.direction} />
      <AsyncInput direction={props.direction} />
    </div>
  );
}
