import Select, { Option, type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { Toggle } from './Toggle.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  return { code: `${n.toString(36)}${n}`, label: `option-${n}` };
});

type Passed = 'direction' | 'onChange' | 'onSelect' | 'onDeselect' | 'onSearch';

export interface MultipleProps extends Pick<SelectProps<string[]>, Passed> {
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Several values, with search and a clear icon. */
export default function Multiple({
  onChange,
  onFocus,
  onBlur,
  ...rest
}: MultipleProps) {
  const [value, setValue] = useState(['a10']);
  const [anim, setAnim] = useState(false);
  const [showArrow, setShowArrow] = useState(false);
  const [loading, setLoading] = useState(false);
  useFirstFocus('multiple-field');

  return (
    <>
      <Select<string[]>
        id="multiple-field"
        aria-label="Options"
        mode="multiple"
        style={{ width: 500, maxWidth: '100%' }}
        allowClear
        tokenSeparators={[' ', ',']}
        optionFilterProp="children"
        optionLabelProp="children"
        animation={anim ? 'slide-up' : undefined}
        // `false` would also hide the loading icon.
        showArrow={showArrow || undefined}
        loading={loading}
        {...rest}
        value={value}
        onChange={(next, option) => {
          setValue(next);
          onChange?.(next, option);
        }}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
      >
        {options.map(({ code, label }, index) => (
          <Option key={code} value={code} disabled={index === 0}>
            {label}
          </Option>
        ))}
      </Select>

      <div style={{ display: 'flex', gap: 16, marginTop: 16 }}>
        <Toggle label="anim" checked={anim} onChange={setAnim} />
        <Toggle label="showArrow" checked={showArrow} onChange={setShowArrow} />
        <Toggle label="loading" checked={loading} onChange={setLoading} />
      </div>
    </>
  );
}
