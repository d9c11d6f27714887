import Select, { type SelectProps } from 'rc-select';
import { useState, type CSSProperties } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  {
    value: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
  },
  { value: 'lucy', label: 'lucy' },
  { value: 'disabled', label: 'disabled', disabled: true },
  { value: 'yiminghe', label: 'yiminghe' },
];

const generated = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  return {
    value: `${n.toString(36)}${n}`,
    label: `option-${n}`,
    disabled: index === 0,
  };
});

export interface CustomIconProps extends Pick<
  SelectProps<string | string[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: string | string[]) => void;
}

/** Custom icons for the arrow, clearing, removing and selected items. */
export default function CustomIcon(props: CustomIconProps) {
  return (
    <>
      <ComboboxIcons {...props} />
      <MultipleIcons {...props} />
    </>
  );
}

/** Icons as elements; the arrow depends on the search text. */
function ComboboxIcons({ onChange, ...props }: CustomIconProps) {
  const [value, setValue] = useState('');
  const [disabled, setDisabled] = useState(false);

  return (
    <div
      style={{
        ...stack,
        gridTemplateColumns: 'minmax(0, 1fr)',
        marginBlockEnd: 24,
      }}
    >
      <label htmlFor="custom-icon-combobox">Combobox</label>
      <Select<string>
        {...props}
        id="custom-icon-combobox"
        mode="combobox"
        style={{ width: 500, maxWidth: '100%' }}
        backfill
        allowClear
        showArrow
        disabled={disabled}
        inputIcon={({ searchValue }) => (searchValue ? '😺' : arrowIcon)}
        clearIcon={clearIcon}
        menuItemSelectedIcon={<span>🌹</span>}
        options={people}
        value={value}
        onChange={(next = '') => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button
        type="button"

        onClick={() => setDisabled(!disabled)}
      >
        toggle disabled
      </button>
    </div>
  );
}

/** Each item's icon depends on whether it is selected. */
function MultipleIcons({ onChange, ...props }: CustomIconProps) {
  const [value, setValue] = useState(['a10']);
  const [anim, setAnim] = useState(true);

  return (
    <div style={{ ...stack, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
    </div>
  );
}

function drawIcon(name: string, path: string) {
  return (
    <svg
      data-icon={name}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      style={{ display: 'block' }}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
const arrowIcon = drawIcon('arrow', 'M2 4l4 4 4-4');
const clearIcon = drawIcon(
  'clear',
  'M1 6a5 5 0 1 0 10 0 5 5 0 1 0-10 0M4 4l4 4m0-4L4 8',
);
const removeIcon = drawIcon('remove', 'M3 3l6 6m0-6L3 9');

const stack: CSSProperties = { display: 'grid', gap: 8, justifyItems: 'start' };
