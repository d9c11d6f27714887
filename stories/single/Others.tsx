import Select from 'rc-select';
import type { CSSProperties } from 'react';
import { numbers, people, type Value } from './options.tsx';

interface OthersProps {
  value: Value;
  onChange: (value: Value) => void;
  onDestroy: () => void;
}

/** Elements below the select, and a button that removes everything. */
export function Others({ value, onChange, onDestroy }: OthersProps) {
  return (
    <>
      <style>{'.single-bold { font-weight: bold }'}</style>
      <div style={beside}>
        <KeepFocus />
        <Native value={value} onChange={onChange} />
        <RightToLeft />
      </div>
      <button
        type="button"
        style={{ justifySelf: 'start', fontSize: 12 }}
        onClick={onDestroy}
      >
        destroy
      </button>
    </>
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

/** A native select with the same value. */
function Native({ value, onChange }: Omit<OthersProps, 'onDestroy'>) {
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

const beside: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 8,
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
