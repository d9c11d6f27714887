import Select, { type SelectProps } from 'rc-select';
import { useState, type CSSProperties } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  const code = `${n.toString(36)}${n}`;
  return { value: code, label: code };
});

const initialValue = 'name1 name2 name3 name4 name5 a10 b11 c12 d13'.split(' ');

type TagsSelectProps = SelectProps<string[]>;

export type TagsProps = Pick<
  TagsSelectProps,
  'direction' | 'onChange' | 'onSelect' | 'onDeselect' | 'onSearch'
>;

/** Typed text becomes a tag; tags that do not fit on the line are counted. */
export default function Tags({ onChange, ...rest }: TagsProps) {
  const [value, setValue] = useState(initialValue);
  const [switches, setSwitches] = useState<Switches>({
    disabled: false,
    maxTagCount: 'responsive',
  });

  const change: TagsSelectProps['onChange'] = (next, option) => {
    setValue(next);
    onChange?.(next, option);
  };

  return (
    <div style={column}>
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

interface Switches {
  disabled: boolean;
  maxTagCount?: number | 'responsive';
}

const tagCounts: [name: string, count: Switches['maxTagCount']][] = [
  ['0', 0],
  ['1', 1],
  ['null', undefined],
  ['responsive', 'responsive'],
];

interface ButtonsProps extends Switches {
  onChange: (switches: Switches) => void;
}

/** Switch the state of both selects. */
function Buttons({ disabled, maxTagCount, onChange }: ButtonsProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <button
        type="button"
        aria-pressed={disabled}
        onClick={() => onChange({ disabled: !disabled, maxTagCount })}
      >
        toggle disabled
      </button>
      {tagCounts.map(([name, count]) => (
        <button
          key={name}
          type="button"
          aria-pressed={maxTagCount === count}
          onClick={() => onChange({ disabled, maxTagCount: count })}
        >
          {`toggle maxTagCount (${name})`}
        </button>
      ))}
    </div>
  );
}

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 12,
};
