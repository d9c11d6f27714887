import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

export type UpdateOptionProps = Pick<
  SelectProps<string>,
  'direction' | 'onChange'
>;

/** When the label of a selected option changes, the select shows it. */
export default function UpdateOption({
  direction,
  onChange,
}: UpdateOptionProps) {
  const [updates, setUpdates] = useState(0);
  const [text, setText] = useState('');
  const label = updates === 0 ? 'Lucy' : `newlabel ${updates - 1}`;

  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'start',
        gap: 12,
      }}
    >
      <Select<string>
        id="update-option-field"
        aria-label="Person"
        direction={direction}
        style={{ width: 120, maxWidth: '100%' }}
        defaultValue="lucy"
        options={[{ value: 'lucy', label }]}
        onChange={onChange}
      />
      <button type="button" onClick={() => setUpdates(updates + 1)}>
        update option label
      </button>
      <output htmlFor="update-option-field">{`label: ${label}`}</output>
      <Select<string>
        id="update-option-combobox"
        aria-label="Text"
        placeholder="Type a word"
        direction={direction}
        style={{ width: 200, maxWidth: '100%' }}
        mode="combobox"
        options={
          text
            ? [1, 2, 3].map((times) => ({
                value: text.repeat(times),
                label: text.repeat(times),
              }))
            : []
        }
        value={text}
        onChange={(next, option) => {
          setText(next);
          onChange?.(next, option);
        }}
      />
    </div>
  );
}
