import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { AddTag } from './AddTag.tsx';
import { options } from './options.ts';

export interface DropdownRenderProps extends Pick<
  SelectProps<string[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: string[]) => void;
}

/** Custom content before and after the list. */
export default function DropdownRender({
  onChange,
  ...props
}: DropdownRenderProps) {
  const [value, setValue] = useState(['name2', 'name3']);

  const change = (next: string[]) => {
    setValue(next);
    onChange?.(next);
  };

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="dropdown-render-select">Tags</label>
      <Select<string[]>
        {...props}
        id="dropdown-render-select"
        mode="tags"
        style={{ width: 500, maxWidth: '100%' }}
        tokenSeparators={[' ', ',']}
        dropdownRender={(list) => (
          <>
            <p style={{ margin: 0, padding: '8px 10px' }}>
              <a
                href="https://www.npmjs.com/package/rc-select"
                target="_blank"
                rel="noopener noreferrer"
              >
                About rc-select
              </a>
            </p>
            {list}
            <AddTag
              onAdd={(tag) => value.includes(tag) || change([...value, tag])}
            />
          </>
        )}
        options={options}
        value={value}
        onChange={change}
      />
    </div>
  );
}
