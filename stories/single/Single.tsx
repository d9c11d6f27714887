import Select, { type SelectProps } from 'rc-select';
import { useEffect, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  {
    value: '01',
    text: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
    title: 'jack',
  },
  { value: '11', text: 'lucy', label: 'lucy' },
  { value: '21', text: 'disabled', label: 'disabled', disabled: true },
  {
    value: '31',
    text: 'yiminghe',
    label: 'yiminghe',
    className: 'single-bold',
    style: { background: 'light-dark(#fff3a3, #5c4a12)' },
  },
];

const numbers = Array.from({ length: 10 }, (_, n) => ({
  value: `${n}`,
  text: `${n}`,
  label: `${n}-text`,
}));

const options = [
  { value: null, text: 'not selected', label: 'not selected' },
  ...people,
  ...numbers,
];

type Value = string | null | undefined;

type Passed = 'direction' | 'onSelect' | 'onSearch';

export interface SingleProps extends Pick<SelectProps<Value>, Passed> {
  onChange?: (value: Value) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A select with search and a clear icon, kept in sync with a native select. Below: a right-to-left select. */
export default function Single({ onChange, onFocus, onBlur, ...rest }: SingleProps) {
  const [value, setValue] = useState<Value>('9');
  const [destroyed, setDestroyed] = useState(false);

  // `autoFocus` would scroll the page to the select. On a touch screen the focus would open the keyboard.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches)
      document.getElementById('single-field')?.focus({ preventScroll: true });
  }, []);

  const choose = (next: Value) => {
    setValue(next);
    onChange?.(next);
  };

  if (destroyed) return null;

  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 12 }}>
      <style>{'.single-bold { font-weight: bold }'}</style>
      <div
        style={{
          boxSizing: 'border-box',
          width: '100%',
          height: 150,
          padding: 16,
          border: '1px dashed rgb(0 160 0 / 0.5)',
          borderRadius: 8,
          background: 'rgb(0 160 0 / 0.1)',
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        Press here: the select keeps its focus.
      </div>

      <label htmlFor="single-field">Single Select</label>
      <Select<Value>
        id="single-field"
        style={{ width: 500, maxWidth: '100%' }}
        placeholder="Choose one"
        showSearch
        allowClear
        optionFilterProp="text"
        options={options}
        {...rest}
        value={value}
        onChange={choose}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
      />

      <label htmlFor="single-native">native select</label>
      <select
        id="single-native"
        style={{ width: 500, maxWidth: '100%' }}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="" hidden />
        {[...people, ...numbers.slice(1)].map(({ value, text, ...rest }) => (
          <option key={value} value={value} disabled={'disabled' in rest}>
            {text}
          </option>
        ))}
      </select>

      <div dir="rtl" style={{ width: 500, maxWidth: '100%' }}>
        <label htmlFor="single-rtl">RTL Select</label>
        <Select
          id="single-rtl"
          style={{ width: '100%' }}
          placeholder="Choose a number"
          direction="rtl"
          dropdownMatchSelectWidth={300}
          dropdownStyle={{ minWidth: 300 }}
          options={[{ value: '1' }, { value: '2' }]}
        />
      </div>

      <button type="button" onClick={() => setDestroyed(true)}>
        destroy
      </button>
    </div>
  );
}
