import Select, { type SelectProps } from 'rc-select';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  {
    value: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
  },
  { value: 'lucy', label: 'lucy' },
  { value: 'disabled', label: 'disabled', disabled: true },
  { value: 'yiminghe', label: 'yiminghe' },
  { value: '竹林星光', label: '竹林星光' },
];

const stack: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginBlockEnd: 24,
};

export interface ComboboxProps extends Pick<
  SelectProps<string>,
  'direction' | 'onSelect' | 'onSearch' | 'onFocus' | 'onBlur'
> {
  onChange?: (value: string) => void;
}

/** Free text with suggestions, at most ten characters. */
function People({ onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState('');
  const [disabled, setDisabled] = useState(false);

  const change = (next = '') => {
    setValue(next);
    onChange?.(next);
  };

  return (
    <div style={stack}>
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
      <div style={{ display: 'flex', gap: 8 }}>
        <button type="button" onClick={() => setDisabled(!disabled)}>
          toggle disabled
        </button>
        <button type="button" onClick={() => change()}>
          reset
        </button>
      </div>
    </div>
  );
}

/** Replace the input with any element that accepts text. */
function CustomInput({ direction }: Pick<ComboboxProps, 'direction'>) {
  return (
    <div style={stack}>
      <label htmlFor="combobox-textarea">Customize Input Element</label>
      <Select
        id="combobox-textarea"
        direction={direction}
        mode="combobox"
        style={{ width: 200, maxWidth: '100%' }}
        getInputElement={() => <textarea rows={3} />}
        options={[{ value: 'light' }, { value: 'bamboo' }]}
      />
    </div>
  );
}

/** Options that load a second after the last input. */
function AsyncInput({ direction }: Pick<ComboboxProps, 'direction'>) {
  const [options, setOptions] = useState<{ value: string }[]>([]);
  const refill = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(refill.current), []);

  const search = (text: string) => {
    clearTimeout(refill.current);
    setOptions([]);
    if (!text) return;
    refill.current = setTimeout(() => {
      setOptions([{ value: text }, { value: `${text}-${text}` }]);
    }, 1000);
  };

  return (
    <div style={stack}>
      <label htmlFor="combobox-async">Async Input Element</label>
      <Select
        id="combobox-async"
        direction={direction}
        mode="combobox"
        style={{ width: 200, maxWidth: '100%' }}
        notFoundContent={null}
        options={options}
        onSearch={search}
      />
    </div>
  );
}

/** With backfill, with a custom input, and with options that load later. */
export default function Combobox(props: ComboboxProps) {
  return (
    <>
      <People {...props} />
      <CustomInput direction={props.direction} />
      <AsyncInput direction={props.direction} />
    </>
  );
}
