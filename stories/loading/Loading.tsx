import Select, { Option, type SelectProps } from 'rc-select';
import { useEffect, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const LOADING_MS = 2000;

const loadedOptions = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  return { code: `${n.toString(36)}${n}`, label: `option-${n}` };
});

export type LoadingProps = Pick<
  SelectProps<string[]>,
  'direction' | 'onChange' | 'onSelect' | 'onDeselect'
>;

/** The options load for two seconds. */
export default function Loading({ onChange, ...rest }: LoadingProps) {
  const [value, setValue] = useState(['a10']);
  const [options, setOptions] = useState<typeof loadedOptions>();

  useEffect(() => {
    const timer = setTimeout(() => setOptions(loadedOptions), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Select<string[]>
      id="loading-field"
      aria-label="Options"
      mode="multiple"
      style={{ width: 500, maxWidth: '100%' }}
      loading={!options}
      optionFilterProp="children"
      optionLabelProp="children"
      tokenSeparators={[' ', ',']}
      {...rest}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        onChange?.(next, option);
      }}
    >
      {options?.map(({ code, label }, index) => (
        <Option key={code} value={code} disabled={index === 0}>
          {label}
        </Option>
      ))}
    </Select>
  );
}
