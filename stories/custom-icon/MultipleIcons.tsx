import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import { arrowIcon, clearIcon, removeIcon } from './icons.tsx';
import { generated } from './options.tsx';

export interface MultipleIconsProps extends Pick<
  SelectProps<string | string[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: string | string[]) => void;
}

/** Each item's icon depends on whether it is selected. */
export default function MultipleIcons({
  onChange,
  ...props
}: MultipleIconsProps) {
  const [value, setValue] = useState(['a10']);
  const [anim, setAnim] = useState(true);

  return (
    <>
      <label htmlFor="custom-icon-multiple">Multiple</label>
      <Select<string[]>
        {...props}
        id="custom-icon-multiple"
        mode="multiple"
        style={{ width: 500, maxWidth: '100%' }}
        animation={anim ? 'slide-up' : undefined}
        allowClear
        clearIcon={clearIcon}
        showArrow
        inputIcon={arrowIcon}
        removeIcon={removeIcon}
        menuItemSelectedIcon={({ isSelected }) => (isSelected ? '🌹' : '☑️')}
        tokenSeparators={[' ', ',']}
        optionFilterProp="label"
        options={generated}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <label>
        <input
          type="checkbox"
          checked={anim}
          onChange={(event) => setAnim(event.target.checked)}
        />{' '}
        anim
      </label>
    </>
  );
}
