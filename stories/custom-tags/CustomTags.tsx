import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { Buttons } from './Buttons.tsx';
import { options } from './options.ts';
import { Tag } from './Tag.tsx';

export interface CustomTagsProps extends Pick<
  SelectProps<string[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: string[]) => void;
}

/** Numbers are blue, tags that cannot be closed white, the rest red. */
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
        tagRender={({ label, value: name, closable, onClose }) => (
          <Tag
            color={isNumber(label) ? 'blue' : closable ? 'red' : 'white'}
            title={`Remove ${name}`}
            onClose={closable ? onClose : undefined}
          >
            {label}
          </Tag>
        )}
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
      <Buttons
        onDisabled={() => setDisabled(!disabled)}
        onCount={setMaxTagCount}
      />
    </div>
  );
}

const isNumber = (label: unknown) => !Number.isNaN(Number(label));
