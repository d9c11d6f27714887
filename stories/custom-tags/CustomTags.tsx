import Select, { type BaseSelectProps, type SelectProps } from 'rc-select';
import { useState, type CSSProperties } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  const code = `${n.toString(36)}${n}`;
  return { value: code, label: code };
});

export interface CustomTagsProps extends Pick<
  SelectProps<string[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: string[]) => void;
}

/** A function renders each tag. */
export default function CustomTags({ onChange, ...props }: CustomTagsProps) {
  const [value, setValue] = useState(['name2', '42', 'name3']);
  const [disabled, setDisabled] = useState(false);
  const [maxTagCount, setMaxTagCount] = useState<number | null>(null);

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="custom-tags-select">Tags</label>
      <Select<string[]>
        {...props}
        id="custom-tags-select"
        mode="tags"
        style={{ width: 500, maxWidth: '100%' }}
        tagRender={renderTag}
        maxTagCount={maxTagCount ?? undefined}
        maxTagTextLength={10}
        tokenSeparators={[',']}
        disabled={disabled}
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button type="button" onClick={() => setDisabled(!disabled)}>
          toggle disabled
        </button>
        {[0, 1, null].map((count) => (
          <button
            key={count}
            type="button"
            onClick={() => setMaxTagCount(count)}
          >
            toggle maxTagCount ({`${count}`})
          </button>
        ))}
      </div>
    </div>
  );
}

type TagProps = Parameters<NonNullable<BaseSelectProps['tagRender']>>[0];

/** Numbers are blue, tags that cannot be closed white, the rest red. */
function renderTag({ label, value, closable, onClose }: TagProps) {
  return (
    <span
      style={{
        ...tag,
        ...(Number.isNaN(Number(label)) ? (closable ? plain : fixed) : number),
      }}
    >
      {label}
      {closable && (
        <button
          type="button"
          aria-label="x"
          title={`Remove ${value}`}
          style={cross}
          // The select should not react to presses and keys on the button.
          onMouseDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
          onClick={onClose}
        >
          <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
            <path
              d="M1 1l6 6m0-6L1 7"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
    </span>
  );
}

const number: CSSProperties = { background: '#2f5fd0', color: 'white' };
const fixed: CSSProperties = { background: 'white', color: '#16191d' };
const plain: CSSProperties = { background: '#c8383b', color: 'white' };
const tag: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  margin: 2,
  // On touch screens: the field is not too near the last tag's button.
  paddingInline: 9,
  border: '1px solid rgb(128 128 128 / 0.4)',
  borderRadius: 6,
  lineHeight: '24px',
};
// Large enough for touch screens.
const cross: CSSProperties = {
  all: 'unset',
  minInlineSize: 24,
  minBlockSize: 24,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  outline: 'revert',
};
