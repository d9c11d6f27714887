import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = [
  { value: '张三', label: '张三', desc: '张三 zhang san' },
  { value: '李四', label: '李四', desc: '李四 li si' },
  { value: '王五', label: '王五', desc: '王五 wang wu' },
];

export type OptionFilterPropProps = Pick<
  SelectProps<string>,
  'direction' | 'onChange' | 'onSelect' | 'onSearch'
>;

/** The search looks at a custom field: the name in Chinese and Latin script. */
export default function OptionFilterProp({
  onChange,
  ...rest
}: OptionFilterPropProps) {
  const [value, setValue] = useState<string>();

  return (
    <>
      <Select<string>
        id="option-filter-prop-field"
        aria-label="Person"
        placeholder="Type “zhang”, “li” or “wang”"
        style={{ width: 500, maxWidth: '100%' }}
        showSearch
        options={options}
        optionFilterProp="desc"
        {...rest}
        value={value}
        onChange={(next, option) => {
          setValue(next);
          onChange?.(next, option);
        }}
      />
      <div style={{ marginTop: 12 }}>
        Chosen:{' '}
        <output htmlFor="option-filter-prop-field">
          {value ?? 'nobody yet'}
        </output>
      </div>
    </>
  );
}
