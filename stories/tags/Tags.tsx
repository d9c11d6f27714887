import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

type TagsSelectProps = SelectProps<string[]>;

const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  const code = `${n.toString(36)}${n}`;
  return { value: code, label: code };
});

const tagCounts: [name: string, count: TagsSelectProps['maxTagCount']][] = [
  ['0', 0],
  ['1', 1],
  ['null', undefined],
  ['responsive', 'responsive'],
];

const initialValue = 'name1 name2 name3 name4 name5 a10 b11 c12 d13'.split(' ');

export type TagsProps = Pick<
  TagsSelectProps,
  'direction' | 'onChange' | 'onSelect' | 'onDeselect' | 'onSearch'
>;

/** Typed text becomes a tag. Both selects share one value; the second never opens. */
export default function Tags({ onChange, ...rest }: TagsProps) {
  const [value, setValue] = useState(initialValue);
  const [disabled, setDisabled] = useState(false);
  const [maxTagCount, setMaxTagCount] = useState<TagsSelectProps['maxTagCount']>('responsive');

  const shared: TagsSelectProps = {
    ...rest,
    mode: 'tags',
    disabled,
    maxTagCount,
    value,
    onChange(next, option) {
      setValue(next);
      onChange?.(next, option);
    },
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 12 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button type="button" aria-pressed={disabled} onClick={() => setDisabled(!disabled)}>
          toggle disabled
        </button>
        {tagCounts.map(([name, count]) => (
          <button
            key={name}
            type="button"
            aria-pressed={maxTagCount === count}
            onClick={() => setMaxTagCount(count)}
          >
            {`toggle maxTagCount (${name})`}
          </button>
        ))}
      </div>
      <Select<string[]>
        {...shared}
        id="tags-field"
        aria-label="Tags"
        style={{ width: 400, maxWidth: '100%' }}
        maxTagTextLength={10}
        tokenSeparators={[' ', ',', '\n']}
        options={options}
      />
      <label htmlFor="tags-closed">tags select with open = false</label>
      <Select<string[]>
        {...shared}
        id="tags-closed"
        style={{ width: 500, maxWidth: '100%' }}
        open={false}
        tokenSeparators={[' ', ',']}
      />
    </div>
  );
}
