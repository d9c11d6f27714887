import Select, { type SelectProps } from 'rc-select';
import {
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  const code = `${n.toString(36)}${n}`;
  return { value: code, label: code };
});

const bar: CSSProperties = { display: 'flex', gap: 8, padding: '8px 10px' };

// In React the popup is the select's child: without this, Backspace in the
// text field would remove a tag.
const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Escape') event.stopPropagation();
};

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
  const [text, setText] = useState('');

  const change = (next: string[]) => {
    setValue(next);
    onChange?.(next);
  };
  const add = () => {
    const word = text.trim();
    if (word && !value.includes(word)) change([...value, word]);
    setText('');
  };

  const renderDropdown = (list: ReactElement) => (
    <div onKeyDown={keepKeys}>
      <div style={bar}>
        <a
          href="https://www.npmjs.com/package/rc-select"
          target="_blank"
          rel="noopener noreferrer"
        >
          About rc-select
        </a>
      </div>
      {list}
      <div style={bar}>
        <input
          aria-label="New tag"
          placeholder="test"
          style={{ flex: 1, minWidth: 0 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" onClick={add}>
          Add
        </button>
      </div>
    </div>
  );

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
        dropdownRender={renderDropdown}
        options={options}
        value={value}
        onChange={change}
      />
    </div>
  );
}
