import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { Others } from './Others.tsx';
import { options, type Value } from './options.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

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
  const [destroyed, setDestroyed] = useState(false);
  useFirstFocus('single-field');

  const choose = (next: Value) => {
    setValue(next);
    onChange?.(next);
  };

  if (destroyed) return null;

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 8 }}>
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
      <Others
        value={value}
        onChange={choose}
        onDestroy={() => setDestroyed(true)}
      />
    </div>
  );
}
