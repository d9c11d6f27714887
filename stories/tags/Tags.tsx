import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { Buttons, type Switches } from './Buttons.tsx';
import { options } from './options.ts';

const initialValue = 'name1 name2 name3 name4 name5 a10 b11 c12 d13'.split(' ');

export type TagsProps = Pick<
  SelectProps<string[]>,
  'direction' | 'onChange' | 'onSelect' | 'onDeselect' | 'onSearch'
>;

/** Typed text becomes a tag; tags that do not fit on the line are counted. */
export default function Tags({ onChange, ...rest }: TagsProps) {
  const [value, setValue] = useState(initialValue);
  const [switches, setSwitches] = useState<Switches>({
    disabled: false,
    maxTagCount: 'responsive',
  });

  const change: SelectProps<string[]>['onChange'] = (next, option) => {
    setValue(next);
    onChange?.(next, option);
  };

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 12 }}>
      <Select<string[]>
        id="tags-field"
        aria-label="Tags"
        mode="tags"
        style={{ width: 400, maxWidth: '100%' }}
        maxTagCount={switches.maxTagCount}
        maxTagTextLength={10}
        tokenSeparators={[' ', ',', '\n']}
        options={options}
        disabled={switches.disabled}
        {...rest}
        value={value}
        onChange={change}
      />

      <Buttons {...switches} onChange={setSwitches} />
      <label htmlFor="tags-closed">tags select with open = false</label>
      <Select<string[]>
        id="tags-closed"
        mode="tags"
        style={{ width: 500, maxWidth: '100%' }}
        open={false}
        tokenSeparators={[' ', ',']}
        {...switches}
        {...rest}
        value={value}
        onChange={change}
      />
    </div>
  );
}
