import Select, { type SelectProps } from 'rc-select';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
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

/** A select with search and a clear icon; its value can be null. */
export default function Single({
  onChange,
  onFocus,
  onBlur,
  ...rest
}: SingleProps) {
  const [value, setValue] = useState<Value>('9');

  const choose = (next: Value) => {
    setValue(next);
    onChange?.(next);
  };

  return (
    <Removable>
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

      <div style={beside}>
        <KeepFocus />
        <Native value={value} onChange={choose} />
        <RightToLeft />
      </div>
    </Removable>
  );
}

/** What it shows goes with its button, an open list included. */
function Removable({ children }: { children: ReactNode }) {
  const [destroyed, setDestroyed] = useState(false);
  useFirstFocus('single-field');

  if (destroyed) return null;

  return (
    <div style={column}>
      <style>{'.single-bold { font-weight: bold }'}</style>
      {children}
      <button
        type="button"
        style={{ fontSize: 12 }}
        onClick={() => setDestroyed(true)}
      >
        destroy
      </button>
    </div>
  );
}

/** Pressing it does not blur the select. */
function KeepFocus() {
  return (
    <div style={strip} onMouseDown={(event) => event.preventDefault()}>
      Press here: the select keeps its focus.
    </div>
  );
}

interface NativeProps {
  value: Value;
  onChange: (value: Value) => void;
}

/** A native select with the same value. */
function Native({ value, onChange }: NativeProps) {
  return (
    <>
      <label htmlFor="single-native">native select</label>
      <select
        id="single-native"
        style={{ width: 500, maxWidth: '100%' }}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" hidden />
        {[...people, ...numbers.slice(1)].map((one) => (
          <option
            key={one.value}
            value={one.value}
            disabled={'disabled' in one}
          >
            {one.text}
          </option>
        ))}
      </select>
    </>
  );
}

function RightToLeft() {
  return (
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
  );
}

/**
 * `autoFocus` would scroll the page to the select. On a touch screen, focus
 * would open the keyboard; a page with a menu is there to be read first.
 */
function useFirstFocus(id: string) {
  useEffect(() => {
    const isAlone = !document.querySelector('nav');
    if (isAlone && window.matchMedia('(pointer: fine)').matches)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 8,
};

const beside: CSSProperties = {
  ...column,
  marginTop: 24,
  width: '100%',
  fontSize: 12,
};

const strip: CSSProperties = {
  boxSizing: 'border-box',
  width: '100%',
  padding: '6px 10px',
  border: '1px dashed rgb(0 160 0 / 0.5)',
  borderRadius: 6,
  background: 'rgb(0 160 0 / 0.1)',
};
