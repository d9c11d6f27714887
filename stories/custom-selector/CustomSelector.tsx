import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'bamboo', label: 'Bamboo' },
];

export interface CustomSelectorProps extends Pick<
  SelectProps<string[]>,
  'direction' | 'onSelect' | 'onDeselect'
> {
  onChange?: (value: string[]) => void;
}

/** A custom element replaces the selector; only the dropdown is rc-select's. */
export default function CustomSelector({
  onChange,
  ...props
}: CustomSelectorProps) {
  const [open, setOpen] = useState(false);

  return (
    <Select<string[]>
      {...props}
      id="custom-selector-content"
      mode="multiple"
      allowClear
      dropdownStyle={{ minWidth: 200 }}
      open={open}
      onDropdownVisibleChange={setOpen}
      onChange={(value) => onChange?.(value)}
      options={options}
      getRawInputElement={() => (
        <span
          id="custom-selector-content"
          role="button"
          tabIndex={0}
          aria-haspopup="listbox"
          aria-expanded={open}
          style={{
            display: 'inline-block',
            padding: '5px 12px',
            border: '1px dashed',
            borderRadius: 6,
            color: 'light-dark(#2b55cc, #8fb1ff)',
            cursor: 'pointer',
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setOpen(!open);
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          Content
        </span>
      )}
    />
  );
}
