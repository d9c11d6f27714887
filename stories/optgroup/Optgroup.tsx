import Select, { OptGroup, Option, type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

export type OptgroupProps = Pick<
  SelectProps<string>,
  'direction' | 'onChange' | 'onSelect'
>;

/** Options in groups; a custom field becomes an attribute of the option. */
export default function Optgroup({ onChange, ...rest }: OptgroupProps) {
  const [value, setValue] = useState('lucy');

  return (
    <Select<string>
      id="optgroup-field"
      aria-label="Person"
      style={{ width: 500, maxWidth: '100%' }}
      {...rest}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        onChange?.(next, option);
      }}
    >
      <OptGroup label="manager">
        <Option value="jack" data-desk="harbour">
          <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>
        </Option>
        <Option value="lucy" data-desk="garden">
          lucy
        </Option>
      </OptGroup>
      <OptGroup label="engineer">
        <Option value="yiminghe" data-desk="attic">
          yiminghe
        </Option>
      </OptGroup>
    </Select>
  );
}
